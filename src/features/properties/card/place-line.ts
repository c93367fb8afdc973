import type { TFunction } from 'i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';

/** The same with its street, where its ad says one: enough to find the way. */
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
