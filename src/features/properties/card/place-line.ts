import type { TFunction } from 'i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';

/** The place line after the street, where the ad has one. */
export function addressLine(
  t: TFunction<'properties'>,
  street: string | null,
  property: Pick<PropertyCard, 'Neighborhood' | 'City'>,
): string {
  return [street, placeLine(t, property)].filter(Boolean).join(t('card.placeComma'));
}

/** Where a listing is, in one line: neighbourhood, then city. */
export function placeLine(
  t: TFunction<'properties'>,
  { Neighborhood, City }: Pick<PropertyCard, 'Neighborhood' | 'City'>,
): string {
  return t('card.place', { neighborhood: Neighborhood.name, city: City.name });
}
