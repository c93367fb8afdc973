import { SIDED_CITY_MIN_NEIGHBORHOODS } from '../../../contract/limits.ts';

interface Placed {
  id: number;
  /** Degrees of the centre (WGS 84). */
  latitude: number;
  longitude: number;
}

export type SideName = 'north' | 'east' | 'south' | 'west' | 'centre';

/**
 * The larger offset may be up to twice the smaller: a neighbourhood in the north-east is on both
 * the north and the east side.
 */
const MOST_ACROSS = 2;
/** Neighbourhoods closer to the centre than this are on no side. */
const SIDE_FROM_KM = 3;
const CENTRE_TO_KM = 6;
const KM_A_DEGREE = 111.32;

/**
 * Returns the ids of the neighbourhoods meant by, for instance, «شمال الرياض», by their direction
 * from the city's centre. Null for a city too small to have sides.
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

/** The names of a city's sides, the display name first: «شمال الرياض», "North Riyadh". */
export const sideWords: Record<SideName, { ar: string[]; en: string[] }> = {
  north: { ar: ['شمال', 'شمالي'], en: ['North', 'Northern', 'North of'] },
  east: { ar: ['شرق', 'شرقي'], en: ['East', 'Eastern', 'East of'] },
  south: { ar: ['جنوب', 'جنوبي'], en: ['South', 'Southern', 'South of'] },
  west: { ar: ['غرب', 'غربي'], en: ['West', 'Western', 'West of'] },
  centre: { ar: ['وسط'], en: ['Central', 'Centre of'] },
};
