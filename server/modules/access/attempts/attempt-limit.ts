import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ErrorName } from '../../../../contract/error-numbers.ts';
import type { Database } from '../../../db/database.ts';
import { attempts } from '../../../db/schema/access.ts';
import { ApiError } from '../../../http/api-error.ts';

export interface LimitRules {
  /** What is counted; two limits of one kind count together. */
  kind: string;
  /** Attempts that are allowed within the window; the next is refused. */
  limit: number;
  windowMinutes: number;
  /** The error that a refusal throws. */
  refusal: ErrorName;
}

/**
 * Counts attempts by key within a sliding window, in the database: a restart forgets none, and
 * several servers count together. An attempt counts from its beginning, so that a hundred at once
 * are not all let through; one that turns out to be no failure is taken back.
 *
 * A key's row holds as many times as the limit allows and no more; the key is kept as its hash
 * alone. Rows of the past are cleared away (jobs/delete-expired.ts).
 */
export function createAttemptLimit(db: Database, { kind, limit, windowMinutes, refusal }: LimitRules) {
  const window = sql`make_interval(mins => ${windowMinutes})`;
  const recent = sql`(select coalesce(array_agg(t order by t), '{}') from unnest(${attempts.times}) t
    where t > clock_timestamp() - ${window})`;
  const rowOf = (key: string) =>
    and(eq(attempts.kind, kind), eq(attempts.keyHash, createHash('sha256').update(key).digest('hex')));

  async function secondsToWait(key: string): Promise<number> {
    const [row] = await db
      .select({
        seconds: sql<number>`extract(epoch from (${recent})[1] + ${window} - clock_timestamp())::float8`,
      })
      .from(attempts)
      .where(rowOf(key));
    return Math.max(1, Math.ceil(row?.seconds ?? 1));
  }

  return {
    /**
     * Begins an attempt. Fails with the refusal, and how long to wait, where there were too many.
     */
    async begin(key: string): Promise<void> {
      const counted = await db
        .insert(attempts)
        .values({
          kind,
          keyHash: createHash('sha256').update(key).digest('hex'),
          times: sql`array[clock_timestamp()]`,
          lastAt: sql`clock_timestamp()`,
        })
        .onConflictDoUpdate({
          target: [attempts.kind, attempts.keyHash],
          set: { times: sql`${recent} || clock_timestamp()`, lastAt: sql`clock_timestamp()` },
          setWhere: sql`cardinality(${recent}) < ${limit}`,
        })
        .returning({ kind: attempts.kind });
      if (counted.length > 0) return;
      throw new ApiError(refusal, { headers: { 'retry-after': String(await secondsToWait(key)) } });
    },
    /** The last attempt was no failure, after all. */
    async takeBack(key: string): Promise<void> {
      await db
        .update(attempts)
        .set({ times: sql`trim_array(${attempts.times}, least(1, cardinality(${attempts.times})))` })
        .where(rowOf(key));
    },
    /** Forgets every attempt of a key. */
    async clear(key: string): Promise<void> {
      await db.delete(attempts).where(rowOf(key));
    },
  };
}
