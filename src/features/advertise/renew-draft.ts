import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** A new licence that is not sent yet; of one ad at a time. */
export const renewDraft = createDraftStore<{ propertyId: number; number: string; lastDay: string }>({
  name: 'renew',
  empty: { propertyId: 0, number: '', lastDay: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
