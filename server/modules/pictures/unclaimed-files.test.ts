import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { createDiskStorage } from '../../gateways/storage/disk-storage.ts';
import { announceFile, collectUnclaimed } from './unclaimed-files.ts';

let database: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rukn-unclaimed-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const anHourLater = () =>
  database.db.execute(sql`update unclaimed_files set due_at = due_at - interval '1 hour'`);
const setAvatar = (key: string | null) =>
  database.db.execute(sql`update users set avatar = ${key && `/media/${key}`} where id = 1`);
const left = () => readdir(join(folder, 'avatars'));

it('removes a file whose process ended before its row, and one that a row has given up', async () => {
  const storage = createDiskStorage(folder);
  const keep = async (key: string) => {
    await announceFile(database.db, key);
    await storage.put(key, Buffer.from('x'));
  };
  await keep('avatars/lost.webp');
  await keep('avatars/set.webp');
  await setAvatar('avatars/set.webp');
  // The upload may still be under way.
  expect(await collectUnclaimed(database.db, storage)).toBe(0);
  await anHourLater();
  expect(await collectUnclaimed(database.db, storage)).toBe(2);
  expect(await left()).toEqual(['set.webp']);
  expect(await collectUnclaimed(database.db, storage)).toBe(0);
  // Replaced, and the process ended before it removed the file.
  await setAvatar(null);
  expect(await collectUnclaimed(database.db, storage)).toBe(1);
  expect(await left()).toEqual([]);
});

it('removes the drafts of a process that was killed, and no other', async () => {
  const drafts = join(folder, '.drafts');
  await mkdir(drafts, { recursive: true });
  await writeFile(join(drafts, 'old'), 'half');
  await writeFile(join(drafts, 'new'), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(drafts, 'old'), yesterday, yesterday);
  await createDiskStorage(folder).put('avatars/a.webp', Buffer.from('x'));
  expect(await readdir(drafts)).toEqual(['new']);
});
