import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OpsKind } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { operatorDecisions } from '../../db/schema/operators.ts';
import { users } from '../../db/schema/people.ts';

/** Condition: no decision about the item of this kind with this id is held back. */
export const isUndecided = (kind: OpsKind, id: PgColumn | SQL): SQL => sql`not exists (
  select 1 from ${operatorDecisions} where ${operatorDecisions.kind} = ${kind}
    and ${operatorDecisions.itemId} = ${id} and ${operatorDecisions.failure} is null)`;

/** The decision about an item that is held back, with its operator; undefined without one. */
export async function findHeld(db: Database, kind: OpsKind, id: number) {
  const [found] = await db
    .select({ verb: operatorDecisions.verb, userId: operatorDecisions.userId, who: users.name })
    .from(operatorDecisions)
    .innerJoin(users, eq(users.id, operatorDecisions.userId))
    .where(
      and(
        eq(operatorDecisions.kind, kind),
        eq(operatorDecisions.itemId, id),
        isNull(operatorDecisions.failure),
      ),
    );
  return found;
}
