import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, GUEST_DRAFT_MS } from '../../device/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';

/** core §4, registration: details, identity check, code. */
export type RegistrationStep = 'details' | 'identity' | 'code';

type RegistrationDraft = {
  step: RegistrationStep;
  name: string;
  identity: string;
  /** 05XXXXXXXX, or the part typed so far. */
  mobile: string;
  /** The number to pick in the Nafath app; '' before the check starts. */
  randomNumber: string;
  /** When the check started, and when it expires: ms since 1970 on the server's clock; 0 before. */
  checkStartedAt: number;
  checkEndsAt: number;
  /** When the last code was sent: ms since 1970 on the server's clock; 0 before. */
  codeSentAt: number;
};

/**
 * A registration in progress, without its password. A phone may discard this page while the user is
 * in the Nafath app: reopened, the registration continues where it was.
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

/** Step 2: the identity service has started a check; stores the number to pick. */
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
