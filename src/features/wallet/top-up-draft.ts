import { foldDigits } from '../../../contract/digits.ts';
import { TOP_UP_MAX_DIGITS, TOP_UP_MAX_SAR } from '../../../contract/limits.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** The amount that was typed and not paid yet. */
export const topUpDraft = createDraftStore({
  name: 'top-up',
  empty: { amount: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});

/** As it stands in the field: Arabic digits folded, separators dropped, cut after six characters (core §5). */
export function typedAmount(typed: string): string {
  return foldDigits(typed)
    .replace(/[\s,٬،]/g, '')
    .slice(0, TOP_UP_MAX_DIGITS);
}

/** What is wrong with an amount, as a key under `topUp`; null where nothing is. */
export function amountFault(amount: string): 'missing' | 'notNumber' | 'tooSmall' | 'tooLarge' | null {
  if (amount === '') return 'missing';
  if (!/^\d+$/.test(amount)) return 'notNumber';
  if (Number(amount) < 1) return 'tooSmall';
  return Number(amount) > TOP_UP_MAX_SAR ? 'tooLarge' : null;
}
