import type { Answer, Body } from '../../../../contract/contract.ts';
import type { Language } from '../../../../contract/language.ts';
import { IDENTITY_CHECK_SECONDS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { registrations } from '../../../db/schema/access.ts';
import type { SmsGateway } from '../../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Person } from '../../../plugins/session.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient } from '../attempts/client.ts';
import { attempted, beginAll } from '../attempts/client-limits.ts';
import { createCodes, type PreparedCode, spendCode } from '../codes/service.ts';
import { type IdentityChecks, notApproved } from '../identity-checks/service.ts';
import { hashPassword, isPasswordOf } from '../session/passwords.ts';
import { type Origin, openSession } from '../session/service.ts';
import {
  beginRegistration,
  createAccount,
  findRegistration,
  findTaken,
  type Registration,
} from './repository.ts';

const codeOf = ({ id, mobile }: Registration) =>
  ({ purpose: 'register', subject: String(id), mobile }) as const;

function takenError(taken: 'identity' | 'mobile'): ApiError {
  return new ApiError(taken === 'identity' ? 'identityTaken' : 'mobileTaken', { field: taken });
}

const isBusy = (failure: unknown) => failure instanceof ApiError && failure.kind === 'identityBusy';

interface Services {
  db: Database;
  checks: IdentityChecks;
  sms: SmsGateway;
  publicUrl: string | null;
  /** Called with each provider failure. */
  onError: (error: unknown) => void;
}

/**
 * Registration (core §4): details, identity check, code. Its state is one database row, which alone
 * decides each step. In whatever order the requests come, no client gets an account before the
 * check is approved, nor learns before then which mobiles and identities have accounts.
 */
export function createRegistration({ db, checks, sms, publicUrl, onError }: Services) {
  const codes = createCodes(db, publicUrl);
  async function send({ message, withdraw }: PreparedCode): Promise<void> {
    try {
      await sms.send(message);
    } catch (error) {
      onError(error);
      await withdraw();
      throw new ApiError('smsUnavailable');
    }
  }

  async function find(identity: string) {
    const found = await findRegistration(db, identity);
    if (!found) throw new ApiError('registrationNotFound');
    return found;
  }

  /** The registration with an approved check; throws if there is none or an account exists. */
  async function findApproved(identity: string): Promise<Registration> {
    const found = await find(identity);
    const status = await checks.statusOf(registrations, found);
    if (status !== 'approved') throw notApproved(status);
    const taken = await findTaken(db, found);
    if (taken) throw takenError(taken);
    return found;
  }

  /**
   * Returns the open check if all details match, the password included: otherwise a stranger could
   * continue a check that the identity's owner approves.
   */
  async function findOwnOpen({ identity, name, mobile, password }: Body<'registration.start'>) {
    const found = await findRegistration(db, identity);
    const isSame = found?.name === name && found.mobile === mobile;
    const isOpen = found?.status === 'pending' && !found.isCheckOver;
    const isOwn = (await isPasswordOf(found?.passwordHash, password)) && isSame && isOpen;
    return isOwn ? found : null;
  }

  async function wanted(found: Registration, { caller, language }: { caller: Caller; language: Language }) {
    return { ...codeOf(found), client: await findClient(db, caller, found.mobile), language };
  }

  return {
    /**
     * Opens an identity check and stores the details until it is decided. Returns the number that
     * the user picks. If a check is open already (the response was lost), the same details get its
     * number again.
     */
    async start(input: Body<'registration.start'>, caller: Caller): Promise<Answer<'registration.start'>> {
      const { password, ...details } = input;
      const { identity } = details;
      // Null: having a mobile proves nothing about another person's identity.
      const client = await findClient(db, caller, null);
      const begun = await beginAll([
        () => checks.byNetwork(identity, client),
        () => checks.byIdentity.begin(identity, client),
      ]);
      return attempted(begun, async () => {
        try {
          const check = await checks.open(identity, `${details.mobile} ${client.slot}`);
          const passwordHash = await hashPassword(password);
          await beginRegistration(db, { ...details, ...check, passwordHash });
          return { randomNumber: check.randomNumber, expiresInSeconds: IDENTITY_CHECK_SECONDS };
        } catch (failure) {
          const open = isBusy(failure) && (await findOwnOpen(input));
          if (open) return { randomNumber: open.randomNumber, expiresInSeconds: open.secondsLeft };
          throw failure;
        }
      });
    },

    /** Sends the first code once the check is approved. Throws with the status while it is not. */
    async checkStatus(identity: string, request: { caller: Caller; language: Language }): Promise<void> {
      const found = await findApproved(identity);
      const prepared = await codes.prepareFirst(await wanted(found, request));
      if (prepared) await send(prepared);
    },

    /** Sends another code. Throws codeTooSoon within a minute of the last. */
    async resendCode(identity: string, request: { caller: Caller; language: Language }): Promise<void> {
      const found = await findApproved(identity);
      await send(await codes.prepareNew(await wanted(found, request)));
    },

    /**
     * Creates the account if the code is right, and signs the user in. Of concurrent requests with
     * the right code, one succeeds.
     */
    async verify(
      { identity, code }: Body<'registration.verify'>,
      origin: Origin,
    ): Promise<{ person: Person; token: string }> {
      const found = await find(identity);
      const status = found.isOver && !found.completedAt ? 'expired' : found.status;
      if (status !== 'approved') throw notApproved(status);
      const client = await findClient(db, origin.caller, found.mobile);
      const right = await codes.check({ ...codeOf(found), client }, code);
      return db.transaction(async (transaction) => {
        await spendCode(transaction, right);
        const person = await createAccount(transaction, found);
        if (!person) throw takenError((await findTaken(transaction, found)) ?? 'mobile');
        await notify(transaction, person.id, { kind: 'welcome', params: {} });
        const { token } = await openSession(transaction, person.id, origin);
        return { person, token };
      });
    },
  };
}
