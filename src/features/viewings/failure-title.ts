import type { ApiError } from '../../api/api-error.ts';

/**
 * The text that heads a failed change of a viewing. Where no answer came the server may have done
 * it all the same: then it says no more than that nothing is confirmed.
 */
export function failureTitle<Change extends 'booking' | 'move' | 'cancel'>(change: Change, error: ApiError) {
  return error.unreached ? (`${change}.unsure` as const) : (`${change}.failed` as const);
}
