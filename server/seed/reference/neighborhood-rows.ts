/**
 * A neighbourhood in the data files: id, Arabic name, English name, latitude, longitude, cover
 * subject.
 */
export type NeighborhoodRow = readonly [
  id: number,
  nameAr: string,
  nameEn: string,
  latitude: number,
  longitude: number,
  coverKind: CoverKind,
];

/** Subjects of demo pictures that may represent a whole neighbourhood. */
export type CoverKind =
  | 'apartments'
  | 'courtyard'
  | 'duplex'
  | 'land'
  | 'najdi-house'
  | 'office-building'
  | 'rest-house'
  | 'shop'
  | 'skyline'
  | 'tower'
  | 'villa';

/**
 * Converts a city's rows to objects. Ids are `cityId * 100 + n`, so that a city can grow without
 * renumbering another.
 */
export function neighborhoodsOf(cityId: number, rows: readonly NeighborhoodRow[]) {
  return rows.map(([id, nameAr, nameEn, latitude, longitude, coverKind]) => ({
    id,
    cityId,
    nameAr,
    nameEn,
    latitude,
    longitude,
    coverKind,
  }));
}
