import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-storage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps, reads and removes a file, and leaves nothing else behind', async () => {
  const storage = createDiskStorage(join(folder, 'files'));
  await storage.put('avatars/a1.webp', Buffer.from('picture'));
  const file = await storage.read('avatars/a1.webp');
  expect(file?.bytes).toBe(7);
  expect(file && (await buffer(file.stream)).toString()).toBe('picture');
  expect(await readdir(join(folder, 'files', 'avatars'))).toEqual(['a1.webp']);
  await storage.remove('avatars/a1.webp');
  await storage.remove('avatars/a1.webp');
  expect(await storage.read('avatars/a1.webp')).toBeNull();
});

it.each([
  '../a.webp',
  '/etc/passwd',
  'a/../../b.webp',
  'a//b.webp',
  '.hidden',
  'A.webp',
  'a b.webp',
  'a.webp\0',
])('takes no %j for a key', async (key) => {
  const storage = createDiskStorage(folder);
  await expect(storage.put(key, Buffer.from(''))).rejects.toThrow('no key');
  await expect(storage.read(key)).rejects.toThrow('no key');
  await expect(storage.remove(key)).rejects.toThrow('no key');
});
