import type pg from 'pg';
import type { Database, Replica } from './database.ts';

/** Reads older than this are not served: the primary takes them. */
export const LAG_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** A server that does not answer for so long counts as gone. */
const LOOK_LIMIT_MS = 2_000;
/** Positions kept of a primary that the replica does not follow. */
const MOST_MARKS = 50;
const QUERY_CANCELED = '57014';

/** Where the primary's log ended at a time, and what to do once the replica has replayed so far. */
interface Mark {
  at: number;
  position: number;
  then: (() => void)[];
}

interface Options {
  primary: pg.Pool;
  /** Opens a pool on the primary or the replica with so many connections. */
  poolOf: (server: 'primary' | 'replica', options?: { max: number; limitMs: number }) => pg.Pool;
  /** Drizzle over a pool, whose transactions release their connection. */
  over: (pool: pg.Pool) => Database;
  /** Called when reads move to the replica (true) or to the primary (false). */
  onMove?: ((isUsed: boolean) => void) | undefined;
}

/**
 * Reads that bear a lag, on a streaming replica (hot standby). It is watched twice a second: where
 * the primary's log ends, and how far the replica has replayed it, so that a broken stream is seen
 * even while the primary is idle. Until it has caught up, beyond LAG_LIMIT_MS, and while it does
 * not answer, the primary is read. A read that fails on the replica is repeated on the primary;
 * one that waits for it is as soon as the watch finds it gone. While the primary is away, what the
 * replica knows is read on.
 */
export function openReplica({ primary, poolOf, over, onMove }: Options): Replica {
  const pool = poolOf('replica');
  // Of their own, so that a busy pool does not look like a server that is gone.
  const watcher = { max: 1, limitMs: LOOK_LIMIT_MS };
  const [atPrimary, atReplica] = [poolOf('primary', watcher), poolOf('replica', watcher)];
  const waiting = new Set<(error: Error) => void>();
  let pending: Mark['then'] = [];
  let marks: Mark[] = [];
  let lagMs = Number.POSITIVE_INFINITY;
  let isUsed = false;
  let isClosed = false;

  function use(wanted: boolean): void {
    if (isUsed === wanted) return;
    isUsed = wanted;
    onMove?.(isUsed);
    if (isUsed) return;
    for (const giveUp of waiting) giveUp(new Error('The replica is no longer read'));
    // What waits for the replica has no cause to: the primary is read.
    for (const then of [pending, ...marks.map((mark) => mark.then)]) for (const run of then.splice(0)) run();
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const then = pending;
    pending = [];
    const [written, replayed] = await Promise.all([
      positionOf(atPrimary, 'pg_current_wal_lsn()'),
      positionOf(atReplica, 'pg_last_wal_replay_lsn()'),
    ]);
    if (written === null) pending.unshift(...then);
    else marks.push({ at, position: written, then });
    if (marks.length > MOST_MARKS) marks[0]?.then.push(...(marks.splice(1, 1)[0]?.then ?? []));
    const last = replayed === null ? -1 : marks.findLastIndex(({ position }) => position <= replayed);
    const reached = marks[last];
    if (reached) {
      const passed = marks.slice(0, last + 1).flatMap((mark) => mark.then.splice(0));
      marks = marks.slice(last);
      for (const run of passed) run();
    }
    if (last >= 0) lagMs = marks.length === 1 ? 0 : performance.now() - (reached?.at ?? 0);
    else if (marks[0]) lagMs = Math.max(lagMs, performance.now() - marks[0].at);
    use(replayed !== null && lagMs <= LAG_LIMIT_MS);
  }

  let timer: NodeJS.Timeout | undefined;
  let looking = watch();
  async function watch(): Promise<void> {
    await look();
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = watch();
    }, LOOK_EVERY_MS);
  }

  /** Runs a read on the replica, and where it fails there, on the primary. */
  async function read<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
    if (!isUsed) return work(primary);
    let giveUp: (error: Error) => void = () => {};
    const gone = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    waiting.add(giveUp);
    try {
      return await Promise.race([work(pool), gone]);
    } catch (error) {
      // The statement's own limit: the primary would need as long.
      if (codeOf(error) === QUERY_CANCELED) throw error;
      return await work(primary);
    } finally {
      waiting.delete(giveUp);
    }
  }

  /** A pool for Drizzle whose queries choose their server. */
  class ReadingPool {
    query(...query: Parameters<pg.Pool['query']>) {
      return read((chosen) => chosen.query(...query) as unknown as Promise<pg.QueryResult>);
    }
  }
  const drizzles = new Map([primary, pool].map((each) => [each, over(each)]));
  const db = over(new ReadingPool() as unknown as pg.Pool);
  const transaction: Database['transaction'] = (work, config) =>
    read((chosen) => (drizzles.get(chosen) ?? db).transaction(work, config));

  return {
    db: Object.assign(db, { transaction }),
    state: () => ({ isUsed, lagSeconds: lagMs / 1000 }),
    onceCaughtUp(run) {
      if (isUsed) pending.push(run);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
      await Promise.all([pool, atPrimary, atReplica].map((each) => each.end()));
    },
  };
}

/** Bytes of the log up to a position; null if the server did not answer. */
async function positionOf(pool: pg.Pool, position: string): Promise<number | null> {
  try {
    const { rows } = await pool.query<{ bytes: string | null }>(
      `select (${position} - '0/0')::text as bytes`,
    );
    const bytes = rows[0]?.bytes ?? null;
    return bytes === null ? null : Number(bytes);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code;
}
