import type { Language } from '../../../contract/language.ts';
import type { City, Neighborhood, Place, Region } from '../../../contract/places.ts';
import { photoPath } from '../pictures/presenter.ts';
import type { listCities, listNeighborhoods, listRegions } from './repository.ts';

/** Anything with a name in both languages. */
export interface NamedRow {
  nameAr: string;
  nameEn: string;
}

export function nameOf({ nameAr, nameEn }: NamedRow, language: Language): string {
  return language === 'ar' ? nameAr : nameEn;
}

export function presentPlace(row: NamedRow & { id: number }, language: Language): Place {
  return { id: row.id, name: nameOf(row, language) };
}

type RegionRow = Awaited<ReturnType<typeof listRegions>>[number];

export function presentRegion(row: RegionRow, language: Language): Region {
  const { latitude, longitude } = row;
  return { ...presentPlace(row, language), latitude, longitude };
}

type CityRow = Awaited<ReturnType<typeof listCities>>[number];
type NeighborhoodRow = Awaited<ReturnType<typeof listNeighborhoods>>[number];

export function presentCity(row: CityRow, language: Language): City {
  const { regionId, latitude, longitude } = row;
  return { ...presentPlace(row, language), regionId, latitude, longitude };
}

export function presentNeighborhood(
  row: NeighborhoodRow,
  language: Language,
  propertiesCount: number,
): Neighborhood & { propertiesCount: number } {
  const { cityId, latitude, longitude } = row;
  const cover = presentCover(row.coverPath);
  return { ...presentPlace(row, language), cityId, cover, latitude, longitude, propertiesCount };
}

/** The path of a neighbourhood's cover; null where it has none. */
export function presentCover(path: string | null): string | null {
  return path === null ? null : photoPath(path, 800);
}
