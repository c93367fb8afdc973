import type { Database } from '../../../db/database.ts';
import { createNetworkLimit, createSubjectLimit } from '../attempts/client-limits.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one account from one client. */
const WRONG_PER_CLIENT = 5;
/** Wrong passwords for one account from all unknown clients. */
const WRONG_OF_STRANGERS = 30;
/** Wrong sign-ins from one network, whatever the account. */
const WRONG_PER_NETWORK = 200;

/**
 * Limits wrong passwords, on sign-in and on password change, by mobile, whether or not an account
 * has it.
 */
export function createLoginLimits(db: Database) {
  const rules = { windowMinutes: WINDOW_MINUTES, refusal: 'tooManyLogins' } as const;
  return {
    byMobile: createSubjectLimit(db, {
      kind: 'login-account',
      limit: WRONG_PER_CLIENT,
      strangers: WRONG_OF_STRANGERS,
      ...rules,
    }),
    byNetwork: createNetworkLimit(db, { kind: 'login-address', limit: WRONG_PER_NETWORK, ...rules }),
  };
}
