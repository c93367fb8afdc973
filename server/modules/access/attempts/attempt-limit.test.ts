import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../../tests/support/empty-database.ts';
import type { DatabaseHandle } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { createAttemptLimit } from './attempt-limit.ts';

describe.each(databaseKinds)('createAttemptLimit on $kind', ({ open, skip }) => {
  let database: DatabaseHandle;
  const limitOf = (kind: string) =>
    createAttemptLimit(database.db, { kind, limit: 2, windowMinutes: 15, refusal: 'tooManyLogins' });

  beforeAll(async () => {
    if (!skip) database = await open();
  });
  afterAll(() => database?.close());

  it.skipIf(skip)(
    'refuses beyond the limit, each key and kind separately, and says for how long',
    async () => {
      const limit = limitOf('a');
      await limit.begin('key');
      await limit.begin('key');
      const refused = await limit.begin('key').catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ApiError);
      expect(refused).toMatchObject({ kind: 'tooManyLogins' });
      const seconds = Number((refused as ApiError).headers?.['retry-after']);
      expect(seconds).toBeGreaterThan(890);
      expect(seconds).toBeLessThanOrEqual(900);
      await limit.begin('another key');
      await limitOf('b').begin('key');
    },
  );

  it.skipIf(skip)('slides: each attempt expires separately', async () => {
    const limit = limitOf('slides');
    await limit.begin('key');
    await limit.begin('key');
    await database.db.execute(
      sql`update attempts set times[1] = now() - interval '16 minutes' where kind = 'slides'`,
    );
    await limit.begin('key');
    await expect(limit.begin('key')).rejects.toThrow('tooManyLogins');
  });

  it.skipIf(skip)('takes back what was no failure, and clears', async () => {
    const limit = limitOf('back');
    await limit.takeBack('key');
    await limit.begin('key');
    await limit.begin('key');
    await limit.takeBack('key');
    await limit.begin('key');
    await limit.clear('key');
    await limit.begin('key');
    await limit.begin('key');
  });

  it.skipIf(skip)('lets no more through at once than one after another, over several servers', async () => {
    const servers = [limitOf('race'), limitOf('race'), limitOf('race')];
    const tries = Array.from({ length: 30 }, (_, index) => servers[index % 3]?.begin('key'));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it.skipIf(skip)('keeps neither the key nor more times than the limit', async () => {
    const limit = limitOf('small');
    for (let count = 0; count < 6; count++) await limit.begin('0500000001').catch(() => {});
    const { rows } = await database.db.execute<{ key_hash: string; count: number }>(
      sql`select key_hash, cardinality(times)::int as count from attempts where kind = 'small'`,
    );
    expect(rows).toEqual([{ key_hash: expect.stringMatching(/^[0-9a-f]{64}$/), count: 2 }]);
  });
});
