import type { Language } from '../../../contract/language.ts';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import { texts } from '../../texts/texts.ts';
import type { Position } from '../places/repository.ts';

interface PositionInput {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/**
 * Returns the request's position, or the default without one (core §9). Throws invalidFields if
 * only one coordinate is given.
 */
export function positionOr({ latitude, longitude }: PositionInput, language: Language): Position {
  if (latitude === undefined && longitude === undefined) return DEFAULT_COORDINATES;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  throw new ApiError('invalidFields', { errors: { [missing]: texts[language].field.halfPosition } });
}
