import { expect, it } from 'vitest';
import { readDraftPhotos, readPhotos, writePhotos } from './draft-photos.ts';

const UPLOADED = { mediaId: 4, path: '/media/photos/a-400.webp' };
const WAITING = { waiting: 'k1', name: 'صالة.jpg' };

it('a draft remembers photographs in their order, and only what the server has goes into the ad', () => {
  const text = writePhotos([WAITING, { ...UPLOADED, isDuplicate: true } as typeof UPLOADED]);
  expect(readDraftPhotos(text)).toEqual([WAITING, UPLOADED]);
  expect(readPhotos(text)).toEqual([UPLOADED]);
  expect(writePhotos([])).toBe('');
});

it.each([
  '',
  '{',
  '7',
  '[null,7,"x"]',
  '[{"mediaId":"4","path":"/a"}]',
  '[{"waiting":7,"name":"a"}]',
  '[{"waiting":"k"}]',
])('takes %s for none', (text) => expect(readDraftPhotos(text)).toEqual([]));
