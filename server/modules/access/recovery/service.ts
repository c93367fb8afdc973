import { randomBytes } from 'node:crypto';
import type { Answer, Body } from '../../../../contract/contract.ts';
import { IDENTITY_CHECK_SECONDS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { recoveries } from '../../../db/schema/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hashToken, type Person } from '../../../plugins/session.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient } from '../attempts/client.ts';
import { attempted, beginAll } from '../attempts/client-limits.ts';
import { type IdentityChecks, notApproved } from '../identity-checks/service.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { hashPassword } from '../session/passwords.ts';
import { deleteOtherSessions, setPasswordHash } from '../session/repository.ts';
import { type Opened, type Origin, openSession } from '../session/service.ts';
import {
  beginRecovery,
  completeRecovery,
  findByIdentity,
  findRecovery,
  resumeRecovery,
} from './repository.ts';

interface Services {
  db: Database;
  checks: IdentityChecks;
}

/**
 * Account recovery, which works even if others have used up the account's sign-in limits: checks
 * the owner's identity, as registration does, and sets a new password. A ticket, returned only to
 * the client that started it, connects the two calls. Until the check is approved, no response
 * reveals whether the identity has an account.
 */
export function createRecovery({ db, checks }: Services) {
  const { byMobile } = createLoginLimits(db);

  async function openCheck(identity: string, { device, slot }: { device: string | null; slot: string }) {
    const ticket = randomBytes(32).toString('base64url');
    const recovery = { identity, client: slot, ticketHash: hashToken(ticket) };
    try {
      const check = await checks.open(identity, `recovery ${slot}`);
      await beginRecovery(db, { ...recovery, ...check });
      return { ticket, randomNumber: check.randomNumber, expiresInSeconds: IDENTITY_CHECK_SECONDS };
    } catch (failure) {
      const isBusy = failure instanceof ApiError && failure.kind === 'identityBusy';
      const resumed = isBusy && device ? await resumeRecovery(db, recovery) : null;
      if (resumed) return { ticket, ...resumed };
      throw failure;
    }
  }

  return {
    /** Opens a check, or continues the same device's open one. */
    async start(identity: string, caller: Caller): Promise<Answer<'recovery.start'>> {
      const owner = await findByIdentity(db, identity);
      const client = await findClient(db, caller, owner?.mobile ?? null);
      const begun = await beginAll([
        () => checks.byNetwork(identity, client),
        () => checks.byIdentity.begin(identity, client),
      ]);
      return attempted(begun, () => openCheck(identity, { device: caller.device, slot: client.slot }));
    },

    /**
     * Sets the new password, ends the user's other sessions and signs in. Of concurrent requests
     * one succeeds.
     */
    async finish(
      { ticket, password }: Body<'recovery.finish'>,
      origin: Origin,
    ): Promise<Opened & { person: Person }> {
      const found = await findRecovery(db, hashToken(ticket));
      if (!found) throw new ApiError('recoveryNotFound');
      const status = await checks.statusOf(recoveries, found);
      if (status !== 'approved') throw notApproved(status);
      const person = await findByIdentity(db, found.identity);
      if (!person) throw new ApiError('accountNotFound');
      const passwordHash = await hashPassword(password);
      const opened = await db.transaction(async (transaction) => {
        if (!(await completeRecovery(transaction, found.id))) throw new ApiError('recoveryNotFound');
        await setPasswordHash(transaction, person.id, passwordHash);
        await deleteOtherSessions(transaction, person.id, null);
        await notify(transaction, person.id, { kind: 'passwordChanged', params: {} });
        return openSession(transaction, person.id, origin);
      });
      await byMobile.clear(person.mobile, await findClient(db, origin.caller, person.mobile));
      return { person, ...opened };
    },
  };
}
