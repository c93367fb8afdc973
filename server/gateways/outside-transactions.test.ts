import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../tests/support/test-app.ts';
import { isInTransaction } from '../db/open-transaction.ts';
import { createDiskStorage } from './storage/disk-storage.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
const removed: string[] = [];
beforeAll(async () => {
  const storage = {
    ...createDiskStorage('/nowhere'),
    remove: async (key: string) => void removed.push(key),
  };
  made = await createTestApp({ gateways: { storage } });
});
afterAll(() => made.app.close());

it('a transaction is known within it, in what it awaits and begins, and no longer after its end', async () => {
  let late: Promise<boolean> | undefined;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const within = await made.db.transaction(async (transaction) => {
    late = ended.then(isInTransaction);
    await transaction.execute('select 1');
    return isInTransaction();
  });
  end();
  expect([within, await late, isInTransaction()]).toEqual([true, false, false]);
  await expect(made.db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isInTransaction()).toBe(false);
});

it('an app of tests refuses to call a neighbour within one, and calls it outside', async () => {
  const { photos } = made.app.timed;
  const within = made.db.transaction(async () => photos.discardDeed('deeds/a.webp'));
  await expect(within).rejects.toThrow('within a transaction: remove');
  photos.discardDeed('deeds/b.webp');
  await expect.poll(() => removed).toEqual(['deeds/b.webp']);
});
