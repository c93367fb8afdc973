import { createDraftStore, GUEST_DRAFT_MS } from '../../lib/draft-store.ts';

type ResetDraft = {
  /** services §4: the mobile, then the code with the new password. */
  step: 'mobile' | 'code';
  mobile: string;
  /** When the last code was sent, ms since 1970 by this device's clock; 0 before. */
  codeSentAt: number;
};

/** A forgotten password on its way to a new one. */
export const resetDraft = createDraftStore<ResetDraft>({
  name: 'reset',
  empty: { step: 'mobile', mobile: '', codeSentAt: 0 },
  owner: () => null,
  keepMs: GUEST_DRAFT_MS,
});
