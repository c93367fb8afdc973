import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** What a person is about to say of an order's work; of one order at a time. */
export const ratingDraft = createDraftStore({
  name: 'rating',
  empty: { orderId: 0, stars: 0, comment: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
