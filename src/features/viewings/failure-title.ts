import type { ApiError } from '../../api/api-error.ts';

/**
 * The title's key for a failed change of a viewing. Without an answer the server may still have
 * made the change: the title then only says that nothing is confirmed.
 */
export function failureTitle<Change extends 'booking' | 'move' | 'cancel'>(change: Change, error: ApiError) {
  return error.unreached ? (`${change}.unsure` as const) : (`${change}.failed` as const);
}
