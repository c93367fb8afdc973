import { typedAmount } from '../../../contract/typed-amount.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

/** What was typed of a request for financing and not sent yet. */
export const financingDraft = createDraftStore({
  name: 'reservation-financing',
  empty: { isWanted: 0, salary: '', amount: '', obligations: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});

type FinancingDraft = ReturnType<typeof financingDraft.current>;

/** The figures as the call takes them; an empty one is null. */
export function toFinancing({ salary, amount, obligations }: FinancingDraft) {
  return {
    salary: typedAmount(salary),
    amount: typedAmount(amount),
    obligations: obligations.trim() || null,
  };
}
