import type { TFunction } from 'i18next';
import type { PropertyCard } from '../../../contract/property-entities.ts';

/** Where a listing is, in one line: neighbourhood, then city. */
export function placeLine(
  t: TFunction<'properties'>,
  { Neighborhood, City }: Pick<PropertyCard, 'Neighborhood' | 'City'>,
): string {
  return t('card.place', { neighborhood: Neighborhood.name, city: City.name });
}
