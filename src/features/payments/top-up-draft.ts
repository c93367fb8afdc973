import { foldDigits } from '../../../contract/digits.ts';
import { TOP_UP_MAX_DIGITS, TOP_UP_MAX_SAR } from '../../../contract/limits.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

/** The amount that was typed and not paid yet. */
export const topUpDraft = createDraftStore({
  name: 'top-up',
  empty: { amount: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/**
 * A comma not followed by exactly three digits separates no thousands but halalas, which the form
 * does not accept.
 */
const NO_THOUSANDS = /[,٬،](?!\d{3}(?!\d))/;

/**
 * The field's value: Arabic digits folded, thousands separators removed, six characters at most
 * (core §5). «12,5» stays unchanged, so that validation refuses it: without its comma the user
 * would pay ten times as much.
 */
export function typedAmount(typed: string): string {
  const folded = foldDigits(typed).replace(/\s/g, '');
  return (NO_THOUSANDS.test(folded) ? folded : folded.replace(/[,٬،]/g, '')).slice(0, TOP_UP_MAX_DIGITS);
}

/** The error of an amount, as a key under `topUp`; null if it is valid. */
export function amountError(amount: string): 'missing' | 'notNumber' | 'tooSmall' | 'tooLarge' | null {
  if (amount === '') return 'missing';
  if (!/^\d+$/.test(amount)) return 'notNumber';
  if (Number(amount) < 1) return 'tooSmall';
  return Number(amount) > TOP_UP_MAX_SAR ? 'tooLarge' : null;
}
