import { randomBytes } from 'node:crypto';
import { isMobile } from '../../../contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { hashToken, type Person } from '../../plugins/session.ts';
import { notify } from '../notifications/notify.ts';
import type { Device } from './devices.ts';
import { createLoginLimits } from './login-limits.ts';
import { isPasswordOf } from './passwords.ts';
import { createSession, findByMobile, rememberDevice } from './repository.ts';

interface Attempt {
  /** Normalised. */
  mobile: string;
  password: string;
  address: string;
  device: Device;
}

/**
 * Begins a session of a person, who is told where the device is a new one; the answer is its token: 256
 * bits in base64url, kept only as its hash. To be called within a transaction.
 */
export async function openSession(transaction: Database, userId: number, device: Device): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createSession(transaction, userId, hashToken(token), device);
  if (await rememberDevice(transaction, userId, device)) {
    const { browser, system } = device;
    await notify(transaction, userId, { kind: 'newSignIn', params: { browser, system } });
  }
  return token;
}

async function signIn(
  db: Database,
  { mobile, password, device }: Attempt,
): Promise<{ person: Person; token: string }> {
  const found = isMobile(mobile) ? await findByMobile(db, mobile) : undefined;
  const isRight = await isPasswordOf(found?.passwordHash, password);
  if (!found || !isRight) throw new ApiError('wrongCredentials');
  const { passwordHash: _, ...person } = found;
  const token = await db.transaction((transaction) => openSession(transaction, person.id, device));
  return { person, token };
}

/**
 * Signing in by mobile and password. Unknown mobiles and wrong passwords get the same answer in the same
 * time, and are limited alike; a locked account refuses the right password too, or the lock would say
 * which one is right.
 */
export function createLogin(db: Database) {
  const { byAccount, byAddress } = createLoginLimits(db);

  return async (attempt: Attempt) => {
    const { mobile, address } = attempt;
    await byAddress.begin(address);
    try {
      await byAccount.begin(mobile);
    } catch (refused) {
      await byAddress.takeBack(address);
      throw refused;
    }
    try {
      const session = await signIn(db, attempt);
      await byAccount.clear(mobile);
      await byAddress.takeBack(address);
      return session;
    } catch (failure) {
      const isGuess = failure instanceof ApiError && failure.kind === 'wrongCredentials';
      if (!isGuess) {
        await byAccount.takeBack(mobile);
        await byAddress.takeBack(address);
      }
      throw failure;
    }
  };
}
