import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';

type LoginDraft = { mobile: string };

/** The mobile typed at /login; a reset leaves it there for the way back in. */
export const loginDraft = createDraftStore<LoginDraft>({
  name: 'login',
  empty: { mobile: '' },
  owner: () => null,
  ttlMs: GUEST_DRAFT_MS,
});
