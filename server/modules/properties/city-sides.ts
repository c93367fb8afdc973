import { SIDED_CITY_MIN_NEIGHBORHOODS } from '../../../contract/limits.ts';

interface Placed {
  id: number;
  /** Degrees of the centre (WGS 84). */
  latitude: number;
  longitude: number;
}

export type SideName = 'north' | 'east' | 'south' | 'west' | 'centre';

/** Up to twice as far across as along: a neighbourhood in the north-east is north and east. */
const MOST_ACROSS = 2;
/** Nearer to the middle than this a neighbourhood is on no side. */
const SIDE_FROM_KM = 3;
const CENTRE_TO_KM = 6;
const KM_A_DEGREE = 111.32;

/**
 * Which neighbourhoods people mean by «شمال الرياض»: by their direction from the city's middle.
 * Null for a city too small to be spoken of by its sides.
 */
export function sidesOf(city: Placed, neighborhoods: readonly Placed[]): Record<SideName, number[]> | null {
  if (neighborhoods.length < SIDED_CITY_MIN_NEIGHBORHOODS) return null;
  const offsets = neighborhoods.map(({ id, latitude, longitude }) => ({
    id,
    north: (latitude - city.latitude) * KM_A_DEGREE,
    east: (longitude - city.longitude) * KM_A_DEGREE * Math.cos((city.latitude * Math.PI) / 180),
  }));
  type Offset = (typeof offsets)[number];
  const where = (test: (offset: Offset) => boolean) => offsets.filter(test).map(({ id }) => id);
  const isSide = (along: number, across: number) =>
    along >= SIDE_FROM_KM && Math.abs(across) <= along * MOST_ACROSS;
  return {
    north: where(({ north, east }) => isSide(north, east)),
    east: where(({ north, east }) => isSide(east, north)),
    south: where(({ north, east }) => isSide(-north, east)),
    west: where(({ north, east }) => isSide(-east, north)),
    centre: where(({ north, east }) => Math.hypot(north, east) <= CENTRE_TO_KM),
  };
}

/** How a side of a city is called, the name to show first: «شمال الرياض», "North Riyadh". */
export const sideWords: Record<SideName, { ar: string[]; en: string[] }> = {
  north: { ar: ['شمال', 'شمالي'], en: ['North', 'Northern', 'North of'] },
  east: { ar: ['شرق', 'شرقي'], en: ['East', 'Eastern', 'East of'] },
  south: { ar: ['جنوب', 'جنوبي'], en: ['South', 'Southern', 'South of'] },
  west: { ar: ['غرب', 'غربي'], en: ['West', 'Western', 'West of'] },
  centre: { ar: ['وسط'], en: ['Central', 'Centre of'] },
};
