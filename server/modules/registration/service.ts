import type { Body } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import type { Gateways } from '../../gateways/gateways.ts';
import { IdentityBusyError } from '../../gateways/identity/identity-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Person } from '../../plugins/session.ts';
import { type Caller, findAsker } from '../attempts/asker.ts';
import { attempted, beginAll, createNetworkLimit, createSubjectLimit } from '../attempts/asker-limits.ts';
import { createCodes, type PreparedCode, spendCode } from '../codes/service.ts';
import { notify } from '../notifications/notify.ts';
import { hashPassword } from '../session/passwords.ts';
import { type Origin, openSession } from '../session/service.ts';
import {
  beginRegistration,
  claimAsking,
  createAccount,
  findRegistration,
  findTaken,
  type Registration,
  settleCheck,
} from './repository.ts';

const WINDOW_MINUTES = 15;
/** Checks that one asker opens for one identity, and all do: each rings its owner's phone. */
const STARTS_PER_ASKER = 6;
const STARTS_PER_IDENTITY = 18;
const STARTS_PER_NETWORK = 60;

const NOT_APPROVED = {
  pending: 'identityPending',
  rejected: 'identityRejected',
  expired: 'identityExpired',
} as const;

const codeOf = ({ id, mobile }: Registration) =>
  ({ purpose: 'register', subject: String(id), mobile }) as const;

function takenError(taken: 'identity' | 'mobile'): ApiError {
  return new ApiError(taken === 'identity' ? 'identityTaken' : 'mobileTaken', { field: taken });
}

interface Services {
  db: Database;
  gateways: Pick<Gateways, 'identity' | 'sms'>;
  publicUrl: string | null;
  /** Hears of a provider that failed. */
  onFault: (error: unknown) => void;
}

/**
 * Registration (core §4): details, identity check, code. Where it stands is a row in the database, and each
 * step goes by that row alone: in whatever order the calls come, nobody gets an account before the check is
 * approved, and nobody learns before it which mobiles and identities have accounts.
 */
export function createRegistration({ db, gateways, publicUrl, onFault }: Services) {
  const codes = createCodes(db, publicUrl);
  const starts = { windowMinutes: WINDOW_MINUTES, refusal: 'tooManyRegistrations' } as const;
  const byIdentity = createSubjectLimit(db, {
    kind: 'register-identity',
    limit: STARTS_PER_ASKER,
    strangers: STARTS_PER_IDENTITY,
    ...starts,
  });
  const byNetwork = createNetworkLimit(db, {
    kind: 'register-address',
    limit: STARTS_PER_NETWORK,
    ...starts,
  });

  async function askIdentity<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof IdentityBusyError) throw new ApiError('identityBusy', { field: 'identity' });
      onFault(error);
      throw new ApiError('identityUnavailable');
    }
  }

  async function send({ message, withdraw }: PreparedCode): Promise<void> {
    try {
      await gateways.sms.send(message);
    } catch (error) {
      onFault(error);
      await withdraw();
      throw new ApiError('smsUnavailable');
    }
  }

  /** Asks the identity service where it is not known yet, and where it is time to ask again. */
  async function currentStatus(found: Registration & { isOver: boolean; isCheckOver: boolean }) {
    if (found.status !== 'pending') return found.isOver && !found.completedAt ? 'expired' : found.status;
    if (found.isOver) return 'expired';
    if (!(await claimAsking(db, found.id))) return 'pending';
    const told = await askIdentity(() => gateways.identity.status(found));
    // Asked once more after the time that was shown: an approval of its last second counts.
    const status = told === 'pending' && found.isCheckOver ? 'expired' : told;
    if (status !== 'pending') await settleCheck(db, found.id, status);
    return status;
  }

  async function find(identity: string) {
    const found = await findRegistration(db, identity);
    if (!found) throw new ApiError('registrationNotFound');
    return found;
  }

  /** The registration of an identity, once its check is approved and if nobody has its account. */
  async function findApproved(identity: string): Promise<Registration> {
    const found = await find(identity);
    const status = await currentStatus(found);
    if (status !== 'approved') throw new ApiError(NOT_APPROVED[status], { status });
    const taken = await findTaken(db, found);
    if (taken) throw takenError(taken);
    return found;
  }

  async function wanted(found: Registration, { caller, language }: { caller: Caller; language: Language }) {
    return { ...codeOf(found), asker: await findAsker(db, caller, found.mobile), language };
  }

  return {
    /** Opens an identity check and keeps the details until it is decided. Answers the number to pick. */
    async start({ password, ...details }: Body<'registration.start'>, caller: Caller): Promise<string> {
      const { identity } = details;
      // A mobile of one's own proves nothing of somebody else's identity.
      const asker = await findAsker(db, caller, null);
      const begun = await beginAll([
        () => byNetwork(identity, asker),
        () => byIdentity.begin(identity, asker),
      ]);
      return attempted(begun, async () => {
        const check = await askIdentity(() => gateways.identity.start(identity));
        const passwordHash = await hashPassword(password);
        await beginRegistration(db, { ...details, ...check, passwordHash });
        return check.randomNumber;
      });
    },

    /** Whether the check is approved; sends the first code then. Fails with the status where it is not. */
    async checkStatus(identity: string, asked: { caller: Caller; language: Language }): Promise<void> {
      const found = await findApproved(identity);
      const prepared = await codes.prepareFirst(await wanted(found, asked));
      if (prepared) await send(prepared);
    },

    /** Sends another code, a minute after the last at the earliest. */
    async resendCode(identity: string, asked: { caller: Caller; language: Language }): Promise<void> {
      const found = await findApproved(identity);
      await send(await codes.prepareNew(await wanted(found, asked)));
    },

    /** Makes the account by the code, and signs its person in. Of several right tries at once one succeeds. */
    async verify(
      { identity, code }: Body<'registration.verify'>,
      origin: Origin,
    ): Promise<{ person: Person; token: string }> {
      const found = await find(identity);
      const status = found.isOver && !found.completedAt ? 'expired' : found.status;
      if (status !== 'approved') throw new ApiError(NOT_APPROVED[status], { status });
      const asker = await findAsker(db, origin.caller, found.mobile);
      const right = await codes.check({ ...codeOf(found), asker }, code);
      return db.transaction(async (transaction) => {
        await spendCode(transaction, right);
        const person = await createAccount(transaction, found);
        if (!person) throw takenError((await findTaken(transaction, found)) ?? 'mobile');
        await notify(transaction, person.id, { kind: 'welcome', params: {} });
        return { person, token: await openSession(transaction, person.id, origin) };
      });
    },
  };
}
