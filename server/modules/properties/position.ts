import type { Language } from '../../../contract/language.ts';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Position } from '../places/repository.ts';

const HALF: Record<Language, string> = {
  ar: 'اكتب خط العرض وخط الطول معًا',
  en: 'Give the latitude and the longitude together',
};

interface Given {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The position that a call gives, or the default without one (core §9). Half of one fails with invalidFields. */
export function positionOr({ latitude, longitude }: Given, language: Language): Position {
  if (latitude === undefined && longitude === undefined) return DEFAULT_COORDINATES;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const missing = latitude === undefined ? 'latitude' : 'longitude';
  throw new ApiError('invalidFields', { errors: { [missing]: HALF[language] } });
}
