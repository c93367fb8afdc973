import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';

type ResetDraft = {
  /**
   * services §4: the mobile, then the code with the new password. Or the identity number, then the
   * identity check with the new password.
   */
  step: 'mobile' | 'code' | 'identity' | 'pick';
  mobile: string;
  /** When the last code was sent: ms since 1970 on the server's clock; 0 before. */
  codeSentAt: number;
  identity: string;
  /**
   * Identifies the recovery to the server, useless before the check is approved; '' before it
   * starts.
   */
  ticket: string;
  randomNumber: string;
  /** When the check started, and when it expires: ms since 1970 on the server's clock; 0 before. */
  checkStartedAt: number;
  checkEndsAt: number;
};

/** A password reset or recovery in progress. */
export const resetDraft = createDraftStore<ResetDraft>({
  name: 'reset',
  empty: {
    step: 'mobile',
    mobile: '',
    codeSentAt: 0,
    identity: '',
    ticket: '',
    randomNumber: '',
    checkStartedAt: 0,
    checkEndsAt: 0,
  },
  owner: () => null,
  ttlMs: GUEST_DRAFT_MS,
});

/** The identity service has started a check; stores the number to pick. */
export function beginRecovery({ ticket, randomNumber, expiresInSeconds }: Answer<'recovery.start'>): void {
  const now = serverNow();
  resetDraft.change({
    step: 'pick',
    ticket,
    randomNumber,
    checkStartedAt: now,
    checkEndsAt: now + expiresInSeconds * 1000,
  });
}
