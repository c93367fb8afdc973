import type { Neighborhood } from '../../../contract/places.ts';
import type { Position } from '../../device/geolocation.ts';

/** A pin farther than this from every known centre is in none of our neighbourhoods. */
const FARTHEST_KM = 12;
const KM_PER_DEGREE = 111.32;

/** The neighbourhood whose centre is nearest to a pin; null where none is near. */
export function nearestNeighborhood<Known extends Pick<Neighborhood, 'latitude' | 'longitude'>>(
  { latitude, longitude }: Position,
  neighborhoods: readonly Known[],
): Known | null {
  // Precise enough for a city: the length of a degree of longitude at the pin.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest: { known: Known; km: number } | null = null;
  for (const known of neighborhoods) {
    const km = Math.hypot(known.latitude - latitude, (known.longitude - longitude) * shrink) * KM_PER_DEGREE;
    if (km <= FARTHEST_KM && (nearest === null || km < nearest.km)) nearest = { known, km };
  }
  return nearest?.known ?? null;
}
