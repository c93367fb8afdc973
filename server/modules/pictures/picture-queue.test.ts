import { afterAll, beforeAll, expect, it } from 'vitest';
import { blots } from '../../../tests/support/ads.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { createBackground } from '../../http/background.ts';
import { createMovableClock } from '../../lib/clock.ts';
import { ORDER_IMAGES } from '../maintenance/order-image.ts';
import { createPhotos } from '../photos/service.ts';
import { AVATARS } from '../profile/avatar.ts';
import { createPictureQueue, pictureError } from './picture-queue.ts';
import { createPrivatePictures } from './private-pictures.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const storage = { put: async () => {}, read: async () => null, remove: async () => {} };

it('is one for avatars, orders, photos and deeds: behind too many, each gets Retry-After', async () => {
  const { db } = database;
  const queue = createPictureQueue(db, { atOnce: 1, waiting: 0 });
  const background = createBackground({ error: () => {} } as never);
  const pictures = { db, storage, queue, background };
  const avatars = createPrivatePictures(pictures, AVATARS);
  const images = createPrivatePictures(pictures, ORDER_IMAGES);
  const photos = createPhotos({ clock: createMovableClock(), ...pictures });
  const content = await blots(1, 40, 30);
  const kinds = [
    ['avatar', () => avatars.save(1, content)],
    ['image', () => images.save(1, content)],
    ['receiptImage', () => photos.keepDeed(1, content)],
    ['file', () => photos.add(1, content, (work) => work(db))],
  ] as const;
  let letGo = () => {};
  const under = new Promise<void>((begun) => {
    void queue({ userId: 2, field: 'file' }, () => {
      begun();
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
  });
  await under;
  for (const [field, save] of kinds) {
    const busy = { kind: 'picturesBusy', field, headers: { 'retry-after': expect.any(String) } };
    await expect(save()).rejects.toMatchObject(busy);
  }
  letGo();
  for (const [, save] of kinds.slice(0, 3)) expect(await save()).toMatch(/\.webp$/);
});

it('a picture that takes too long is no picture that can’t be read', () => {
  // The message that sharp gets from libvips.
  expect(pictureError(new Error('timeout: 12% complete'), 'file')).toMatchObject({
    kind: 'picturesBusy',
    field: 'file',
  });
  expect(pictureError(new Error('VipsJpeg: premature end'), 'file').kind).toBe('pictureUnreadable');
});
