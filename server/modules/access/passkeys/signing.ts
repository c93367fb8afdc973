import type { Body } from '../../../../contract/contract.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Person } from '../../../plugins/session.ts';
import { notify } from '../../notifications/notify.ts';
import { library, spendChallenge, userHandle, verified } from './ceremony.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskey, lockCounter, noteUse, type Use } from './repository.ts';

type Credential = Body<'proof.passkey'>['credential'];

/** What was signed for, and where. */
interface Ceremony {
  use: Use;
  party: RelyingParty;
}

/**
 * The passkey with which a challenge was signed, its owner, and what the authenticator says of
 * itself. Throws if the passkey is not of the challenged user.
 */
async function checkSignature(db: Database, credential: Credential, ceremony: Ceremony) {
  const { use, party } = ceremony;
  const expectedChallenge = await spendChallenge(db, credential.response, ceremony);
  const found = await findPasskey(db, credential.id);
  const { userHandle: handle } = credential.response;
  if (use.userId !== null && found?.person.id !== use.userId) throw new ApiError('passkeyNotVerified');
  if (!found || (handle && !Buffer.from(handle, 'base64url').equals(userHandle(found.person.id))))
    throw new ApiError('passkeyUnknown');
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
 * Checks what a passkey has signed, and does in one transaction with its use what it was signed
 * for. A counter that is not ahead of the last one is of a copy: it is refused, and the owner is
 * notified.
 */
export async function acceptSignature<Result>(
  db: Database,
  credential: Credential,
  ceremony: Ceremony,
  act: (transaction: Database, person: Person) => Promise<Result>,
): Promise<{ person: Person; result: Result }> {
  const { passkey, person, counter, isBackedUp } = await checkSignature(db, credential, ceremony);
  const done = await db.transaction(async (transaction) => {
    const last = await lockCounter(transaction, passkey.id);
    if (last === undefined) throw new ApiError('passkeyUnknown');
    if (counter <= last && (counter > 0 || last > 0)) {
      const params = { name: passkey.name };
      await notify(transaction, person.id, { kind: 'passkeyCloned', params });
      return null;
    }
    await noteUse(transaction, passkey.id, { counter, isBackedUp });
    return { person, result: await act(transaction, person) };
  });
  if (done === null) throw new ApiError('passkeyCloned');
  return done;
}
