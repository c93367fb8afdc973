import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import type { Position } from '../places/repository.ts';

interface Given {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Half a position is none: without both numbers it is the default (core §9). */
export function positionOr({ latitude, longitude }: Given): Position {
  return latitude === undefined || longitude === undefined ? DEFAULT_COORDINATES : { latitude, longitude };
}
