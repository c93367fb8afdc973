import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';

/** core §4, registration: details, identity check, code. */
export type RegistrationStep = 'details' | 'identity' | 'code';

type RegistrationDraft = {
  step: RegistrationStep;
  name: string;
  identity: string;
  /** 05XXXXXXXX, or as far as it was typed. */
  mobile: string;
  /** The number to pick in the identity app; '' before the check was asked for. */
  randomNumber: string;
  /**
   * When that check was asked for, and when it ends undecided: ms since 1970 by the server's clock;
   * 0 before.
   */
  checkStartedAt: number;
  checkEndsAt: number;
  /** When the last code was sent, ms since 1970 by the server's clock; 0 before. */
  codeSentAt: number;
};

/**
 * A registration under way, without its password. Picking the number in the identity app may cost a
 * phone this app's page: opened again, the registration continues where it was.
 */
export const registrationDraft = createDraftStore<RegistrationDraft>({
  name: 'registration',
  empty: {
    step: 'details',
    name: '',
    identity: '',
    mobile: '',
    randomNumber: '',
    checkStartedAt: 0,
    checkEndsAt: 0,
    codeSentAt: 0,
  },
  owner: () => null,
  ttlMs: GUEST_DRAFT_MS,
});

/** Step 2: the server has asked the identity service, and this is the number to pick there. */
export function beginIdentityCheck({ randomNumber, expiresInSeconds }: Answer<'registration.start'>): void {
  const now = serverNow();
  registrationDraft.change({
    step: 'identity',
    randomNumber,
    checkStartedAt: now,
    checkEndsAt: now + expiresInSeconds * 1000,
    codeSentAt: 0,
  });
}
