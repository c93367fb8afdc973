import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';

type ResetDraft = {
  /**
   * services §4: the mobile, then the code with the new password. Or the identity, then its check
   * with one.
   */
  step: 'mobile' | 'code' | 'identity' | 'pick';
  mobile: string;
  /** When the last code was sent, ms since 1970 by the server's clock; 0 before. */
  codeSentAt: number;
  identity: string;
  /**
   * What the recovery is gone on with, worth nothing before its check is approved; '' before one
   * was asked for.
   */
  ticket: string;
  randomNumber: string;
  /**
   * When that check was asked for, and when it ends undecided: ms since 1970 by the server's clock;
   * 0 before.
   */
  checkStartedAt: number;
  checkEndsAt: number;
};

/** A forgotten password on its way to a new one. */
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

/** The identity service was asked, and this is the number to pick there. */
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
