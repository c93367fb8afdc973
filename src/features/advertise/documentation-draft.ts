import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** Null until it is touched: the person's own stands there. */
type DocumentationDraft = { name: string | null; mobile: string | null };

/** services §3: a request for contract documentation that is not sent yet. */
export const documentationDraft = createDraftStore<DocumentationDraft>({
  name: 'documentation',
  empty: { name: null, mobile: null },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
