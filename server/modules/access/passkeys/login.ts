import type { Answer, Body } from '../../../../contract/contract.ts';
import type { Database } from '../../../db/database.ts';
import type { Person } from '../../../plugins/session.ts';
import { type Caller, findClient } from '../attempts/client.ts';
import { attempted, createNetworkLimit } from '../attempts/client-limits.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { type Opened, type Origin, openSession } from '../session/service.ts';
import type { RelyingParty } from './relying-party.ts';
import { CHALLENGE_SECONDS, openChallenge } from './repository.ts';
import { acceptSignature } from './signing.ts';

const WINDOW_MINUTES = 15;
/** Challenges to sign in. A screen that stays open asks for one every two minutes. */
const CHALLENGES_PER_NETWORK = 300;

type Credential = Body<'passkeys.login'>['credential'];

/**
 * Signing in by a passkey (decision 23). The session starts as after a password. Failures count for
 * the network, as wrong passwords do, and not for the account: a signature can't be guessed, and
 * its owner is not to be locked out by other people's wrong passwords.
 */
export function createPasskeyLogin(db: Database) {
  const { byMobile, byNetwork } = createLoginLimits(db);
  const challenges = createNetworkLimit(db, {
    kind: 'passkey-challenge',
    limit: CHALLENGES_PER_NETWORK,
    windowMinutes: WINDOW_MINUTES,
    refusal: 'tooManyLogins',
  });

  return {
    /** What the browser needs to sign in; the device says whose passkey it has. */
    async options(caller: Caller, party: RelyingParty): Promise<Answer<'passkeys.loginOptions'>['options']> {
      await challenges('', await findClient(db, caller, null));
      return {
        challenge: await openChallenge(db, { purpose: 'login', userId: null }),
        rpId: party.id,
        timeout: CHALLENGE_SECONDS * 1_000,
        userVerification: 'required',
      };
    },

    /** Starts a session. */
    async login(
      credential: Credential,
      { party, ...origin }: Origin & { party: RelyingParty },
    ): Promise<Opened & { person: Person }> {
      const begun = await byNetwork('', await findClient(db, origin.caller, null));
      return attempted(begun, async () => {
        const use = { purpose: 'login', userId: null } as const;
        const { person, result: opened } = await acceptSignature(
          db,
          credential,
          { use, party },
          (transaction, owner) => openSession(transaction, owner.id, origin),
        );
        await begun.clear();
        await byMobile.clear(person.mobile, await findClient(db, origin.caller, person.mobile));
        return { person, ...opened };
      });
    },
  };
}
