import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { callerOf, findClient } from '../attempts/client.ts';
import { attempted } from '../attempts/client-limits.ts';
import { namesOf } from '../passkeys/ceremony.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { CHALLENGE_SECONDS, listPasskeys, openChallenge } from '../passkeys/repository.ts';
import { acceptSignature } from '../passkeys/signing.ts';
import { createPasswordCheck } from '../passwords/service.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { noteProof } from '../session/repository.ts';

interface Options {
  db: Database;
  config: Config;
}

/** Proof of who uses a session, by a passkey of the account or its password (decision 26). */
export async function proofModule(app: FastifyInstance, { db, config: { publicUrl } }: Options) {
  const requirePassword = createPasswordCheck(db);
  const { byNetwork } = createLoginLimits(db);

  app.endpoint('proof.options', async ({ person, request, db: database }) => {
    const party = relyingPartyOf(request, publicUrl);
    const known = await listPasskeys(database, person.id);
    if (known.length === 0) throw new ApiError('passkeyNotFound');
    return {
      options: {
        challenge: await openChallenge(database, { purpose: 'prove', userId: person.id }),
        rpId: party.id,
        timeout: CHALLENGE_SECONDS * 1_000,
        userVerification: 'required',
        allowCredentials: namesOf(known),
      },
    };
  });

  app.endpoint('proof.passkey', async ({ person, body, request }) => {
    const party = relyingPartyOf(request, publicUrl);
    const begun = await byNetwork(person.mobile, await findClient(db, callerOf(request), person.mobile));
    const use = { purpose: 'prove', userId: person.id } as const;
    await attempted(begun, () =>
      acceptSignature(db, body.credential, { use, party }, (transaction) =>
        noteProof(transaction, request.tokenHash ?? ''),
      ),
    );
    await begun.takeBack();
    return { success: true };
  });

  app.endpoint('proof.password', async ({ person, body, request }) => {
    await requirePassword(person, body.password, { caller: callerOf(request), field: 'password' });
    await noteProof(db, request.tokenHash ?? '');
    return { success: true };
  });
}
