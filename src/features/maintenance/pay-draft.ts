import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** What was typed on the pay screen of an order, of one at a time; never the card's code. */
export const payDraft = createDraftStore({
  name: 'callOut',
  empty: { orderId: 0, tip: '', coupon: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
