import { randomBytes } from 'node:crypto';
import { isMobile } from '../../../contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { hashToken, type Person } from '../../plugins/session.ts';
import { type AttemptCounter, createAttemptCounter } from './attempts.ts';
import { isPasswordOf } from './passwords.ts';
import { createSession, findByMobile } from './repository.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account, from wherever they come. */
const WRONG_PER_ACCOUNT = 5;
/** Wrong sign-ins from one address, whatever the account; a mobile network puts many people behind one. */
const WRONG_PER_ADDRESS = 50;

interface Attempt {
  /** Normalised. */
  mobile: string;
  password: string;
  address: string;
}

function begin(counter: AttemptCounter, key: string): void {
  const waitMs = counter.begin(key);
  if (waitMs === null) return;
  throw new ApiError('tooManyLogins', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}

/** Begins a session of a person; the answer is its token: 256 bits in base64url, kept only as its hash. */
export async function openSession(db: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createSession(db, userId, hashToken(token));
  return token;
}

async function signIn(
  db: Database,
  mobile: string,
  password: string,
): Promise<{ person: Person; token: string }> {
  const found = isMobile(mobile) ? await findByMobile(db, mobile) : undefined;
  const isRight = await isPasswordOf(found?.passwordHash, password);
  if (!found || !isRight) throw new ApiError('wrongCredentials');
  const { passwordHash: _, ...person } = found;
  return { person, token: await openSession(db, person.id) };
}

/**
 * Signing in by mobile and password. Unknown mobiles and wrong passwords get the same answer in the same
 * time, and are limited alike; a locked account refuses the right password too, or the lock would say
 * which one is right.
 */
export function createLogin(db: Database) {
  const byAccount = createAttemptCounter({
    limit: WRONG_PER_ACCOUNT,
    windowMs: WINDOW_MS,
    capacity: 100_000,
  });
  const byAddress = createAttemptCounter({
    limit: WRONG_PER_ADDRESS,
    windowMs: WINDOW_MS,
    capacity: 100_000,
  });

  return async ({ mobile, password, address }: Attempt) => {
    begin(byAddress, address);
    try {
      begin(byAccount, mobile);
    } catch (refused) {
      byAddress.takeBack(address);
      throw refused;
    }
    try {
      const session = await signIn(db, mobile, password);
      byAccount.clear(mobile);
      byAddress.takeBack(address);
      return session;
    } catch (failure) {
      const isGuess = failure instanceof ApiError && failure.kind === 'wrongCredentials';
      if (!isGuess) {
        byAccount.takeBack(mobile);
        byAddress.takeBack(address);
      }
      throw failure;
    }
  };
}
