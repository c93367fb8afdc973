import type { Database } from '../../db/database.ts';
import { createAttemptLimit } from '../attempts/attempt-limit.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one account, from wherever they come. */
const WRONG_PER_ACCOUNT = 5;
/** Wrong sign-ins from one address, whatever the account; a mobile network puts many people behind one. */
const WRONG_PER_ADDRESS = 50;

/** Counts wrong passwords: of signing in, and of changing a password. By mobile, whether anyone has it or not. */
export function createLoginLimits(db: Database) {
  const rules = { windowMinutes: WINDOW_MINUTES, refusal: 'tooManyLogins' } as const;
  return {
    byAccount: createAttemptLimit(db, { kind: 'login-account', limit: WRONG_PER_ACCOUNT, ...rules }),
    byAddress: createAttemptLimit(db, { kind: 'login-address', limit: WRONG_PER_ADDRESS, ...rules }),
  };
}
