import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { PAGE_AND_ONE, pageOf, rowsBefore } from '../db/page.ts';
import { operatorLog } from '../db/schema/operators.ts';
import type { Actor, Changed, Facts } from './verb.ts';

interface Entry extends Pick<Changed, 'before' | 'after'> {
  actor: Actor;
  verb: string;
  args: Facts;
  at: Date;
}

/** Writes down what was done, in the transaction in which it was done. */
export async function addToLog(db: Database, { actor, verb, args, at, before, after }: Entry): Promise<void> {
  await db.insert(operatorLog).values({
    at,
    who: actor.name,
    door: actor.door,
    account: actor.account,
    verb,
    arguments: args,
    before,
    after,
  });
}

/**
 * One page of the log, the latest first, and whether there are more. `verb` is a whole one or its first
 * word: `ads` is all that was done to ads.
 */
export async function listLog(db: Database, { verb, page = 1 }: { verb?: string; page?: number }) {
  const rows = await db
    .select()
    .from(operatorLog)
    .where(
      verb === undefined
        ? undefined
        : or(eq(operatorLog.verb, verb), sql`starts_with(${operatorLog.verb}, ${`${verb} `})`),
    )
    .orderBy(desc(operatorLog.id))
    .limit(PAGE_AND_ONE)
    .offset(rowsBefore(page));
  return pageOf(rows);
}
