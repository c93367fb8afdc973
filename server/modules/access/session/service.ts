import { randomBytes } from 'node:crypto';
import { isMobile } from '../../../../contract/mobile.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Device } from '../../../http/user-agent.ts';
import { hashToken, type Person } from '../../../plugins/session.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient, rememberClient } from '../attempts/client.ts';
import { attempted, beginAll } from '../attempts/client-limits.ts';
import { createLoginLimits } from './login-limits.ts';
import { hashPassword, matchPassword } from './passwords.ts';
import { createSession, findByMobile, rememberDevice, setPasswordHash } from './repository.ts';

/** The client and device that a session starts from. */
export interface Origin {
  caller: Caller;
  device: Device;
}

interface Attempt extends Origin {
  /** Normalised. */
  mobile: string;
  password: string;
}

/**
 * Starts a session, stores the device as known, and notifies the user if it is new. Returns the
 * token: 256 bits in base64url, of which only the hash is stored. Must be called in a transaction.
 */
export async function openSession(
  transaction: Database,
  userId: number,
  { caller, device }: Origin,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createSession(transaction, userId, hashToken(token), device);
  await rememberClient(transaction, userId, caller);
  if (await rememberDevice(transaction, userId, device)) {
    const { browser, system } = device;
    await notify(transaction, userId, { kind: 'newSignIn', params: { browser, system } });
  }
  return token;
}

async function signIn(
  db: Database,
  { mobile, password, ...origin }: Attempt,
): Promise<{ person: Person; token: string }> {
  const found = isMobile(mobile) ? await findByMobile(db, mobile) : undefined;
  const match = await matchPassword(found?.passwordHash, password);
  if (!found || !match) throw new ApiError('wrongCredentials');
  const { passwordHash: _, passwordOffAt: __, ...person } = found;
  const renewed = match === 'old' ? await hashPassword(password) : null;
  const token = await db.transaction(async (transaction) => {
    if (renewed) await setPasswordHash(transaction, person.id, renewed);
    return openSession(transaction, person.id, origin);
  });
  return { person, token };
}

/**
 * Signs in by mobile and password. Unknown mobiles and wrong passwords get the same response in the
 * same time, and the same limits. A client over its limit is refused with the right password too:
 * otherwise the refusal would reveal which one is right.
 */
export function createLogin(db: Database) {
  const { byMobile, byNetwork } = createLoginLimits(db);

  return async (attempt: Attempt) => {
    const { mobile, caller } = attempt;
    const client = await findClient(db, caller, mobile);
    const begun = await beginAll([() => byNetwork(mobile, client), () => byMobile.begin(mobile, client)]);
    return attempted(begun, async () => {
      const session = await signIn(db, attempt);
      await begun.clear();
      return session;
    });
  };
}
