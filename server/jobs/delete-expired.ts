import { lt, not, sql } from 'drizzle-orm';
import { EXPORT_SAID_DAYS, KNOWN_CLIENT_DAYS, WRONG_SIGN_IN_DAYS } from '../../contract/limits.ts';
import type { Database } from '../db/database.ts';
import {
  attempts,
  codes,
  dataExports,
  identityRequests,
  knownClients,
  passkeyChallenges,
  recoveries,
  registrations,
  wrongSignIns,
} from '../db/schema/access.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { operatorClaims, operatorDecisions } from '../db/schema/operators.ts';
import { sessions } from '../db/schema/people.ts';
import { propertyCuts } from '../db/schema/properties.ts';
import { sandboxIdentityChecks, sandboxMessages } from '../db/schema/sandbox.ts';
import { isCutCounted } from '../modules/properties/queries.ts';
import { forgetOldPushes } from '../modules/push/outbox.ts';

/**
 * Deletes expired rows: unfinished registrations (they contain names and identities), recoveries,
 * codes, passkey challenges, links to copies of data, counted attempts, sessions, idempotency keys,
 * operators' claims and failed decisions, cuts of prices that no longer count, pushes for removed
 * devices, devices and networks without a recent sign-in, old wrong sign-ins, and the sandbox's
 * data. Limits' windows and codes' lifetimes are far shorter.
 */
export async function deleteExpired(db: Database): Promise<void> {
  const yesterday = sql`now() - interval '1 day'`;
  await db.delete(registrations).where(lt(registrations.createdAt, yesterday));
  await db.delete(recoveries).where(lt(recoveries.createdAt, yesterday));
  await db.delete(identityRequests).where(lt(identityRequests.createdAt, yesterday));
  await db.delete(codes).where(lt(codes.expiresAt, yesterday));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  // For some days an old link says that it has expired.
  await db
    .delete(dataExports)
    .where(lt(dataExports.expiresAt, sql`now() - make_interval(days => ${EXPORT_SAID_DAYS})`));
  await db.delete(attempts).where(lt(attempts.lastAt, yesterday));
  await db
    .delete(knownClients)
    .where(lt(knownClients.lastSeenAt, sql`now() - make_interval(days => ${KNOWN_CLIENT_DAYS})`));
  await db
    .delete(wrongSignIns)
    .where(lt(wrongSignIns.lastAt, sql`now() - make_interval(days => ${WRONG_SIGN_IN_DAYS})`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday));
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(operatorClaims).where(lt(operatorClaims.until, sql`now()`));
  // Those that failed; others are carried out or undone.
  await db.delete(operatorDecisions).where(lt(operatorDecisions.runAt, yesterday));
  await db.delete(propertyCuts).where(not(isCutCounted));
  await forgetOldPushes(db);
  await db.delete(sandboxMessages).where(lt(sandboxMessages.sentAt, yesterday));
  await db.delete(sandboxIdentityChecks).where(lt(sandboxIdentityChecks.startedAt, yesterday));
}
