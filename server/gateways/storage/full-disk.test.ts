import promises, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFile, blots, createAd, sendForm, upload } from '../../../tests/support/ads.ts';
import { addVisitors, type Visitor } from '../../../tests/support/bookings.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { createDiskStorage } from './disk-storage.ts';

/** The disk's error code, or null; the next `room` writes still succeed. */
const disk = { code: null as string | null, room: 0 };
const real = promises.writeFile;
// Fails as a full disk does: the file exists, but is empty.
const full: typeof real = async (file, content, options) => {
  if (!disk.code || !String(file).includes('.drafts') || disk.room > 0) {
    disk.room -= 1;
    return real(file, content, options);
  }
  await real(file, '');
  throw Object.assign(new Error(`${disk.code}: write`), { code: disk.code });
};

/**
 * Replaces the function for every importer of node:fs/promises; a mocked module would stay for
 * later test files.
 */
function writeBy(write: typeof real): void {
  promises.writeFile = write;
  syncBuiltinESMExports();
}

let folder: string;
let made: Awaited<ReturnType<typeof createTestApp>>;
let person: Visitor;
beforeAll(async () => {
  writeBy(full);
  folder = await mkdtemp(join(tmpdir(), 'rukn-full-'));
  made = await createTestApp({ gateways: { storage: createDiskStorage(folder) } });
  [person] = (await addVisitors(made.db, 1)) as [Visitor];
});
afterAll(async () => {
  writeBy(real);
  await made.app.close();
  await rm(folder, { recursive: true, force: true });
});

const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])('%s is a storage that is away', async (code) => {
  Object.assign(disk, { code, room: 0 });
  await expect(createDiskStorage(folder).put('photos/a.webp', Buffer.from('x'))).rejects.toThrow(
    ProviderError,
  );
  expect(await left()).toEqual([]);
});

const picture = await blots(7, 160, 120);

describe('a disk that is full says so, and keeps nothing of', () => {
  const file = asFile(picture);
  it.each([
    ['a photo', 0, () => upload(made.app, person.headers, picture)],
    ['a photo, four files of which had room', 4, () => upload(made.app, person.headers, picture)],
    [
      'an avatar',
      0,
      () => sendForm(made.app, 'POST', '/api/users/setPorfile', { avatar: file }, person.headers),
    ],
    ['an order', 0, () => sendOrder(made.app, person, { image: picture })],
    ['a deed', 0, () => createAd(made.app, person.headers, { more: { receiptImage: file } })],
  ])('%s', async (_, room, send) => {
    Object.assign(disk, { code: 'ENOSPC', room });
    const answer = await send();
    expect([answer.statusCode, answer.json().error_number]).toEqual([503, 5003]);
    expect(await left()).toEqual([]);
    disk.code = null;
    expect((await send()).statusCode).toBe(200);
    await rm(folder, { recursive: true });
  });
});
