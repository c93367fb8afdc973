import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { LAG_LIMIT_MS, openReplica } from './replica.ts';

/* By pools of the test's own; tests/hard/replica.ts tries real servers. */

type Answer = () => Promise<unknown>;

function stage() {
  /** Ends of the logs in bytes; null: the server does not answer. */
  const ends = { primary: 0 as number | null, replica: 0 as number | null };
  const reads: Record<keyof typeof ends, Answer> = {
    primary: async () => 'of the primary',
    replica: async () => 'of the replica',
  };
  const moves: boolean[] = [];
  const poolOf = (server: keyof typeof ends) =>
    ({
      async query(text: string) {
        if (!text.includes('lsn()')) return reads[server]();
        const bytes = ends[server];
        if (bytes === null) throw new Error('gone');
        return { rows: [{ bytes: String(bytes) }] };
      },
      end: async () => {},
    }) as unknown as pg.Pool;
  const replica = openReplica({
    primary: poolOf('primary'),
    poolOf,
    // Instead of Drizzle: its `execute` is the pool's query, and a transaction is one query.
    over: (pool) =>
      ({
        execute: (text: string) => pool.query(text),
        transaction: (work: (db: Database) => unknown) =>
          work({ execute: (text: string) => pool.query(text) } as unknown as Database),
      }) as unknown as Database,
    onMove: (isUsed) => moves.push(isUsed),
  });
  const read = () => replica.db.execute('a read' as never) as unknown as Promise<string>;
  return { ends, reads, moves, replica, read };
}

/** Lets the watch look again, so many times. */
const looks = (times: number) => vi.advanceTimersByTimeAsync(times * 500);

describe('a replica', () => {
  let at: ReturnType<typeof stage>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    at = stage();
    await looks(1);
  });
  afterEach(async () => {
    await at.replica.close();
    vi.useRealTimers();
  });

  it('is read once it has caught up, in transactions too', async () => {
    expect(await at.read()).toBe('of the replica');
    const inTransaction = at.replica.db.transaction((db) => db.execute('a read' as never) as never);
    expect(await inTransaction).toBe('of the replica');
    expect(at.replica.state()).toEqual({ isUsed: true, lagSeconds: 0 });
  });

  it('is not read before it has caught up', async () => {
    const late = stage();
    late.ends.primary = 100;
    await looks(20);
    expect(await late.read()).toBe('of the primary');
    late.ends.replica = 100;
    await looks(1);
    expect(await late.read()).toBe('of the replica');
    await late.replica.close();
  });

  it('may be late up to the limit, also while the primary writes on, and is left beyond', async () => {
    at.ends.primary = 100;
    await looks(LAG_LIMIT_MS / 500 - 1);
    expect(await at.read()).toBe('of the replica');
    await looks(3);
    expect(await at.read()).toBe('of the primary');
    expect(at.replica.state().lagSeconds).toBeGreaterThan(LAG_LIMIT_MS / 1000);
    at.ends.replica = 100;
    await looks(1);
    expect(await at.read()).toBe('of the replica');
    // Behind the newest write, but never by more than a second.
    for (let written = 200; written < 3_000; written += 100) {
      at.ends.primary = written;
      at.ends.replica = written - 100;
      await looks(1);
    }
    expect(at.moves).toEqual([true, false, true]);
  });

  it('is left when it does not answer, and reads that wait for it go to the primary', async () => {
    at.reads.replica = () => new Promise(() => {});
    const waiting = at.read();
    at.ends.replica = null;
    await looks(1);
    expect(await waiting).toBe('of the primary');
    expect(at.moves).toEqual([true, false]);
  });

  it('has a read that fails there repeated on the primary, its own time limit aside', async () => {
    at.reads.replica = async () => Promise.reject(Object.assign(new Error('conflict'), { code: '40001' }));
    expect(await at.read()).toBe('of the primary');
    at.reads.replica = async () => Promise.reject(Object.assign(new Error('too long'), { code: '57014' }));
    await expect(at.read()).rejects.toThrow('too long');
  });

  it('is read on while the primary is away', async () => {
    at.ends.primary = null;
    await looks(40);
    expect(await at.read()).toBe('of the replica');
  });

  it('calls back once it has what was committed before, or once it is left', async () => {
    const caughtUp = vi.fn();
    at.ends.primary = 100;
    at.replica.onceCaughtUp(caughtUp);
    await looks(3);
    expect(caughtUp).not.toHaveBeenCalled();
    at.ends.replica = 100;
    at.ends.primary = 200;
    await looks(1);
    expect(caughtUp).toHaveBeenCalledTimes(1);
    at.replica.onceCaughtUp(caughtUp);
    at.ends.replica = null;
    await looks(1);
    expect(caughtUp).toHaveBeenCalledTimes(2);
  });
});
