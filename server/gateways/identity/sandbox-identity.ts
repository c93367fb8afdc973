import { randomInt, randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxIdentityChecks } from '../../db/schema/sandbox.ts';
import type { IdentityGateway, IdentityStatus } from './identity-gateway.ts';

/** Long enough to see the waiting screen, short enough for the demo's users (DESIGN §6). */
const APPROVED_AFTER_SECONDS = 3;

const status = sql<IdentityStatus>`coalesce(${sandboxIdentityChecks.decision},
  case when ${sandboxIdentityChecks.startedAt} < now() - make_interval(secs => ${APPROVED_AFTER_SECONDS})
    then 'approved' else 'pending' end)`;

/** Approves every check after 3 s, unless someone decides it otherwise at /sandbox. */
export function createSandboxIdentity(db: Database): IdentityGateway {
  return {
    async start(identity) {
      const check = { identity, transactionId: randomUUID(), randomNumber: String(randomInt(10, 100)) };
      await db.insert(sandboxIdentityChecks).values(check);
      return check;
    },
    async status({ transactionId }) {
      const [found] = await db
        .select({ status })
        .from(sandboxIdentityChecks)
        .where(eq(sandboxIdentityChecks.transactionId, transactionId));
      return found?.status ?? 'expired';
    },
  };
}

/** The sandbox's checks with their status, the latest first. */
export async function listSandboxChecks(db: Database, limit: number) {
  return db
    .select({
      id: sandboxIdentityChecks.id,
      identity: sandboxIdentityChecks.identity,
      randomNumber: sandboxIdentityChecks.randomNumber,
      status,
      startedAt: sandboxIdentityChecks.startedAt,
    })
    .from(sandboxIdentityChecks)
    .orderBy(desc(sandboxIdentityChecks.id))
    .limit(limit);
}

/** Decides the latest check of an identity; false where there is none. */
export async function decideSandboxCheck(
  db: Database,
  identity: string,
  decision: IdentityStatus,
): Promise<boolean> {
  const latest = db
    .select({ id: sandboxIdentityChecks.id })
    .from(sandboxIdentityChecks)
    .where(eq(sandboxIdentityChecks.identity, identity))
    .orderBy(desc(sandboxIdentityChecks.id))
    .limit(1);
  const decided = await db
    .update(sandboxIdentityChecks)
    .set({ decision })
    .where(eq(sandboxIdentityChecks.id, sql`(${latest})`))
    .returning({ id: sandboxIdentityChecks.id });
  return decided.length > 0;
}
