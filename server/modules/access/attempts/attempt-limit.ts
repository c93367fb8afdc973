import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ErrorName } from '../../../../contract/error-numbers.ts';
import type { Database } from '../../../db/database.ts';
import { attempts } from '../../../db/schema/access.ts';
import { ApiError } from '../../../http/api-error.ts';

export interface LimitRules {
  /** Names what is counted; limits with the same kind share their counts. */
  kind: string;
  /** Attempts allowed within the window. */
  limit: number;
  windowMinutes: number;
  /** The error that a refusal throws. */
  refusal: ErrorName;
}

/**
 * Limits attempts by key within a sliding window. Counts are in the database, so that they survive
 * a restart and several servers share them. An attempt counts when it begins, so that concurrent
 * ones can't all pass; the caller takes it back if it did not fail.
 *
 * A key's row stores at most `limit` times, and only the key's hash. A job deletes old rows
 * (jobs/delete-expired.ts).
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
    /** Counts an attempt. Throws the refusal, with the time to wait, if there were too many. */
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
    /** Uncounts the last attempt. */
    async takeBack(key: string): Promise<void> {
      await db
        .update(attempts)
        .set({ times: sql`trim_array(${attempts.times}, least(1, cardinality(${attempts.times})))` })
        .where(rowOf(key));
    },
    /** Uncounts all attempts of a key. */
    async clear(key: string): Promise<void> {
      await db.delete(attempts).where(rowOf(key));
    },
  };
}
