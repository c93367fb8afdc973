import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

type DocumentationDraft = { name: string; mobile: string };

/** services §3: a request for contract documentation that is not sent yet. */
export const documentationDraft = createDraftStore<DocumentationDraft>({
  name: 'documentation',
  empty: { name: '', mobile: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
