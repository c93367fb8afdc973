import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** An article that is being written and is not published yet; `of` is its id, 0 for a new one, null for none. */
export const articleDraft = createDraftStore<{
  of: string | null;
  ar: string;
  en: string;
  picture: string;
}>({
  name: 'ops-article',
  empty: { of: null, ar: '', en: '', picture: '' },
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});
