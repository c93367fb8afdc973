import type { Answer, Body } from '../../../../contract/contract.ts';
import type { Language } from '../../../../contract/language.ts';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type Device, deviceName } from '../../../http/user-agent.ts';
import { type Person, personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPerson } from '../session/repository.ts';
import { library, namesOf, spendChallenge, userHandle, verified } from './ceremony.ts';
import type { RelyingParty } from './relying-party.ts';
import { addPasskey, CHALLENGE_SECONDS, listPasskeys, openChallenge, type Use } from './repository.ts';

/** COSE numbers of EdDSA, ES256 and RS256; every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

interface Place {
  party: RelyingParty;
  language: Language;
}

/**
 * What the browser needs to make a passkey. Throws where the user has the most already, so that the
 * device is not asked for one in vain.
 */
export async function addOptions(
  db: Database,
  person: Person,
  { party, language }: Place,
): Promise<Answer<'passkeys.options'>['options']> {
  const known = await listPasskeys(db, person.id);
  if (known.length >= PASSKEYS_MAX) throw new ApiError('tooManyPasskeys');
  return {
    challenge: await openChallenge(db, { purpose: 'add', userId: person.id }),
    rp: { id: party.id, name: texts[language].siteName },
    user: {
      id: userHandle(person.id).toString('base64url'),
      name: person.mobile,
      displayName: personName(person, language),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: namesOf(known),
  };
}

/** Adds the passkey that a device has made, named after the device; returns its id. */
export async function createPasskey(
  db: Database,
  {
    person: { id: userId },
    credential,
  }: { person: Person; credential: Body<'passkeys.create'>['credential'] },
  { party, language, device }: Place & { device: Device },
): Promise<number> {
  const use: Use = { purpose: 'add', userId };
  const expectedChallenge = await spendChallenge(db, credential.response, { use, party });
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const name = deviceName(device, language).slice(0, PASSKEY_NAME_MAX);
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    const known = await listPasskeys(transaction, userId);
    if (known.length >= PASSKEYS_MAX) throw new ApiError('tooManyPasskeys');
    const id = await addPasskey(transaction, {
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      isBackedUp: registrationInfo.credentialBackedUp,
      name,
    });
    if (id === null) throw new ApiError('passkeyTaken');
    await notify(transaction, userId, { kind: 'passkeyAdded', params: { name } });
    return id;
  });
}
