import { foldArabic } from '../fold-arabic.ts';
import { cities } from './reference/cities.ts';
import { neighborhoods } from './reference/neighborhoods.ts';
import { propertyTypes } from './reference/property-types.ts';

interface Searched {
  title: string;
  titleEn: string;
  typeId: number;
  neighborhoodId: number;
  cityId: number;
}

const foldedNames = (rows: readonly { id: number; nameAr: string; nameEn: string }[]) =>
  new Map(rows.map(({ id, nameAr, nameEn }) => [id, foldArabic(`${nameAr} ${nameEn}`)]));
const typeNames = foldedNames(propertyTypes);
const neighborhoodNames = foldedNames(neighborhoods);
const cityNames = foldedNames(cities);

/**
 * What the trigger of migrations/0002 would fill `search` with, for listings under the names of the
 * reference data: a million of them come in faster when the trigger has nothing to look up.
 */
export function searchTextOf({ title, titleEn, typeId, neighborhoodId, cityId }: Searched): string {
  const names = [typeNames.get(typeId), neighborhoodNames.get(neighborhoodId), cityNames.get(cityId)];
  return `${foldArabic(`${title} ${titleEn}`)} ${names.join(' ')}`;
}
