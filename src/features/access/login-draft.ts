import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';

type LoginDraft = { mobile: string };

/** The mobile typed at /login; a password reset prefills it. */
export const loginDraft = createDraftStore<LoginDraft>({
  name: 'login',
  empty: { mobile: '' },
  owner: () => null,
  ttlMs: GUEST_DRAFT_MS,
});
