import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** A report of an ad that is not sent yet; of one ad at a time. */
export const reportDraft = createDraftStore<{ propertyId: number; reason: string; details: string }>({
  name: 'report',
  empty: { propertyId: 0, reason: '', details: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
