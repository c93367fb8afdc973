import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHOTO_LIMITS, type PhotoEntry, photosToDrop } from './photo-lru-index.ts';

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const photo = (url: string, bytes: number, daysAgo: number): PhotoEntry => ({
  url,
  bytes,
  usedAt: NOW - daysAgo * DAY,
});

describe('photosToDrop', () => {
  it('keeps all while there is room', () => {
    expect(photosToDrop([photo('a', 60_000, 1), photo('b', 60_000, 29)], NOW)).toEqual([]);
  });

  it('drops what was not shown for 30 days', () => {
    expect(photosToDrop([photo('a', 1, 31), photo('b', 1, 29)], NOW)).toEqual(['a']);
  });

  it('drops the least recently seen first where there is no room', () => {
    const limits = { ...PHOTO_LIMITS, bytes: 100 };
    const photos = [photo('old', 40, 3), photo('new', 40, 1), photo('middle', 40, 2)];
    expect(photosToDrop(photos, NOW, limits)).toEqual(['old']);
  });

  it('always leaves at most the bound, and only photos seen later than those that go', () => {
    const photos = fc.uniqueArray(
      fc.record({
        url: fc.string(),
        bytes: fc.nat(1_000),
        usedAt: fc.integer({ min: NOW - 40 * DAY, max: NOW }),
      }),
      { selector: ({ url }) => url },
    );
    fc.assert(
      fc.property(photos, fc.nat(20_000), (stored, bytes) => {
        const limits = { ...PHOTO_LIMITS, bytes };
        const gone = new Set(photosToDrop(stored, NOW, limits));
        const left = stored.filter(({ url }) => !gone.has(url));
        expect(left.reduce((sum, each) => sum + each.bytes, 0)).toBeLessThanOrEqual(bytes);
        const oldestLeft = Math.min(...left.map(({ usedAt }) => usedAt));
        for (const each of stored.filter(({ url }) => gone.has(url)))
          expect(each.usedAt).toBeLessThanOrEqual(oldestLeft);
      }),
    );
  });
});
