import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase, type ServerDatabase } from '../../tests/support/server-database.ts';
import { stallingProxy } from '../../tests/support/stalling-proxy.ts';
import { databaseErrorName } from '../http/database-error.ts';
import type { DatabaseHandle } from './database.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('a pool whose connections break (TEST_DATABASE_URL)', () => {
  let made: ServerDatabase;
  let database: DatabaseHandle;
  let other: DatabaseHandle;
  beforeAll(async () => {
    made = await createServerDatabase(server ?? '');
    database = await openPostgres({ databaseUrl: made.url });
    other = await openPostgres({ databaseUrl: made.url });
  });
  afterAll(async () => {
    await database?.close();
    await other?.close();
    await made?.drop();
  });

  /** Terminates all connections to this database but the one that runs the query. */
  const endAll = () =>
    other.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  const atRest = async () => {
    const { busy, waiting } = database.connections?.() ?? {};
    return { busy, waiting };
  };

  it('lives, answers that the service is unavailable, and has its whole pool again, each time of fifty', async () => {
    for (let round = 0; round < 50; round += 1) {
      const works = Array.from({ length: 4 }, (_, place) =>
        database.db.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`);
          // Some are cut while they wait for a result, others between two statements or at the
          // start.
          if ((round + place) % 2) await transaction.execute(sql`select pg_sleep(0.2)`);
          else await new Promise((resolve) => setTimeout(resolve, 20));
          await transaction.execute(sql`select 1`);
        }),
      );
      const outcomes = Promise.allSettled(works);
      await new Promise((resolve) => setTimeout(resolve, round % 12));
      await endAll();
      for (const outcome of await outcomes) {
        if (outcome.status === 'rejected')
          expect(databaseErrorName(outcome.reason)).toBe('serviceUnavailable');
      }
      // Broken connections may still be idle in the pool: the ping retries as often as there were
      // any.
      await expect.poll(() => database.ping().then(() => 'answers', String)).toBe('answers');
    }
    await expect.poll(atRest).toEqual({ busy: 0, waiting: 0 });
    const all = Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.1)`));
    await Promise.all(all);
  }, 120_000);

  it('gives its connection back where a transaction can’t begin', async () => {
    const client = database.db.transaction(async (transaction) => {
      await endAll();
      await transaction.execute(sql`select 1`);
    });
    await expect(client).rejects.toThrow();
    for (let count = 0; count < 30; count += 1) {
      await endAll();
      await database.db.transaction(async () => 1).catch(() => undefined);
    }
    await expect.poll(atRest).toEqual({ busy: 0, waiting: 0 });
  });

  it('rolls back work that throws, and keeps its connection', async () => {
    // No connection that broke while idle is left in the pool.
    const all = () =>
      Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
    await expect.poll(() => all().then(() => 'sound', String)).toBe('sound');
    const own = () =>
      database.db.transaction(async (transaction) => {
        await transaction.execute(sql`create table never (id int)`);
        throw new Error('changed our mind');
      });
    await expect(own()).rejects.toThrow('changed our mind');
    const { rows } = await database.db.execute(sql`select to_regclass('never') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('is not ready while the server takes no writes, and a write fails as unavailable', async () => {
    await other.db.execute(
      sql`alter database ${sql.identifier(made.name)} set default_transaction_read_only = on`,
    );
    await endAll();
    await expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          (error) => databaseErrorName(error),
        ),
      )
      .toBe('serviceUnavailable');
    const write = await database.db.execute(sql`create table t (id int)`).catch((error: unknown) => error);
    expect(databaseErrorName(write)).toBe('serviceUnavailable');
    await other.db.execute(
      sql`alter database ${sql.identifier(made.name)} reset default_transaction_read_only`,
    );
    await endAll();
    await expect.poll(() => database.ping().then(() => 'answers', String)).toBe('answers');
  });

  /** The same database through a proxy that can stall. */
  async function behindProxy(stallsAt?: string) {
    const { hostname, port } = new URL(made.url);
    const proxy = await stallingProxy({ host: hostname, port: Number(port) }, stallsAt);
    const url = new URL(made.url);
    url.port = String(proxy.port);
    return { proxy, behind: await openPostgres({ databaseUrl: url.href }) };
  }

  it('finds within two seconds that no notices arrive, though the connection is open, and mends itself', async () => {
    const { proxy, behind } = await behindProxy();
    const heard: string[] = [];
    const stop = await behind.listen({
      channel: 'news',
      onNotice: () => heard.push('notice'),
      onLost: () => heard.push('lost'),
    });
    expect(heard).toEqual(['notice']);
    await other.db.execute(sql`select pg_notify('news', '')`);
    await expect.poll(() => heard).toEqual(['notice', 'notice']);
    proxy.stall(true);
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('lost');
    proxy.stall(false);
    // Notices sent meanwhile are lost: one call of onNotice replaces them.
    await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toBe('notice');
    await stop();
    await behind.close();
    await proxy.close();
  });

  it('starts without notices where the server freezes at its listening', async () => {
    const { proxy, behind } = await behindProxy('listen "news"');
    const heard: string[] = [];
    const stop = await behind.listen({
      channel: 'news',
      onNotice: () => heard.push('notice'),
      onLost: () => heard.push('lost'),
    });
    expect(heard).toEqual(['lost']);
    await stop();
    proxy.cut();
    await behind.close();
    await proxy.close();
  });

  it('gives up on a server that has frozen, and has its whole pool again once it is back', async () => {
    const { proxy, behind } = await behindProxy();
    await behind.ping();
    const works = Array.from({ length: 10 }, () =>
      behind.db.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        proxy.stall(true);
        await transaction.execute(sql`select 2`);
      }),
    );
    for (const outcome of await Promise.allSettled(works)) {
      expect(outcome.status === 'rejected' && databaseErrorName(outcome.reason)).toBe('serviceUnavailable');
    }
    proxy.stall(false);
    await expect.poll(() => behind.ping().then(() => 'answers', String), { timeout: 10_000 }).toBe('answers');
    await expect.poll(() => behind.connections?.().busy).toBe(0);
    await behind.close();
    await proxy.close();
  }, 60_000);
});
