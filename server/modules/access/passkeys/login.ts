import type { Answer, Body } from '../../../../contract/contract.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Person } from '../../../plugins/session.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient } from '../attempts/client.ts';
import { attempted, createNetworkLimit } from '../attempts/client-limits.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { type Origin, openSession } from '../session/service.ts';
import { library, spendChallenge, userHandle, verified } from './ceremony.ts';
import type { RelyingParty } from './relying-party.ts';
import { CHALLENGE_SECONDS, findPasskey, lockCounter, noteUse, openChallenge } from './repository.ts';

const WINDOW_MINUTES = 15;
/** Challenges to sign in. A screen that stays open asks for one every two minutes. */
const CHALLENGES_PER_NETWORK = 300;

type Credential = Body<'passkeys.login'>['credential'];
type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The passkey that has signed, its owner, and what the authenticator says of itself. */
async function checkSignature(
  db: Database,
  credential: Credential,
  party: RelyingParty,
): Promise<Found & { counter: number; isBackedUp: boolean }> {
  const use = { purpose: 'login', userId: null } as const;
  const expectedChallenge = await spendChallenge(db, credential.response, { use, party });
  const found = await findPasskey(db, credential.id);
  const handle = Buffer.from(credential.response.userHandle, 'base64url');
  if (!found || !handle.equals(userHandle(found.person.id))) throw new ApiError('passkeyUnknown');
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(found.passkey.publicKey, 'base64url')),
        // The library compares counters before the signature. Ours is compared after it, since
        // only who has the key may cause a notification.
        counter: 0,
      },
    }),
  );
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { ...found, counter, isBackedUp };
}

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

    /**
     * Starts a session. A counter that is not ahead of the last one is of a copy: it is refused,
     * and the owner is notified.
     */
    async login(
      credential: Credential,
      { party, ...origin }: Origin & { party: RelyingParty },
    ): Promise<{ person: Person; token: string }> {
      const begun = await byNetwork('', await findClient(db, origin.caller, null));
      return attempted(begun, async () => {
        const { passkey, person, counter, isBackedUp } = await checkSignature(db, credential, party);
        const token = await db.transaction(async (transaction) => {
          const last = await lockCounter(transaction, passkey.id);
          if (last === undefined) throw new ApiError('passkeyUnknown');
          if (counter <= last && (counter > 0 || last > 0)) {
            const params = { name: passkey.name };
            await notify(transaction, person.id, { kind: 'passkeyCloned', params });
            return null;
          }
          await noteUse(transaction, passkey.id, { counter, isBackedUp });
          return openSession(transaction, person.id, origin);
        });
        if (token === null) throw new ApiError('passkeyCloned');
        await begun.clear();
        await byMobile.clear(person.mobile, await findClient(db, origin.caller, person.mobile));
        return { person, token };
      });
    },
  };
}
