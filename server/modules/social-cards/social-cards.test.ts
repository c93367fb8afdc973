import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { articles } from '../../db/schema/articles.ts';
import { properties } from '../../db/schema/properties.ts';
import { presentCard } from '../properties/presenter.ts';
import { CARD } from './card-face.ts';
import { propertyCardTexts } from './card-texts.ts';
import { findPublicCard } from './repository.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let id: number;
beforeAll(async () => {
  made = await createTestApp();
  const [listing] = await made.db.select().from(properties).where(eq(properties.status, 'published'));
  id = listing?.id ?? 0;
});
afterAll(() => made.app.close());

const get = (url: string, headers = {}) => made.app.inject({ url, headers });
const change = (set: Partial<typeof properties.$inferInsert>) =>
  made.db.update(properties).set(set).where(eq(properties.id, id));

describe('the picture of a listing’s link', () => {
  it('is a JPEG of 1200 × 630 in both languages, under 300 KB, that other sites may show', async () => {
    const pictures = await Promise.all(
      ['ar', 'en'].map((language) => get(`/og/property/${id}.${language}.jpg`)),
    );
    for (const { statusCode, headers, rawPayload } of pictures) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(rawPayload.length).toBeLessThan(300_000);
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD });
    }
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.of())).toBe(false);
  });

  it('is the same as long as nothing on it changes, and another once its price has', async () => {
    const url = `/og/property/${id}.ar.jpg`;
    const first = await get(url);
    const etag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    await change({ priceHalalas: 123_456_00 });
    const after = await get(url, { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
    expect(after.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('says by how much its price was cut, unless it is reserved', async () => {
    const row = await findPublicCard(made.db, id);
    const card = row && presentCard(row, 'ar');
    if (!card) throw new Error('no listing');
    const kind = (set: Partial<typeof card>) =>
      propertyCardTexts({ ...card, price: 45_000, ...set }, 'ar').kind;
    const plain = kind({ reducedFrom: null });
    expect(kind({ reducedFrom: 50_000 })).toBe(`${plain} • خُفّض\u00a010%`);
    expect(kind({ reducedFrom: 50_000, status: 'reserved' })).toBe(`${plain} • محجوز`);
    expect(propertyCardTexts({ ...card, price: 45_000, reducedFrom: 50_000 }, 'en').kind).toContain(
      '10%\u00a0less',
    );
  });

  it('is not there for a listing that the public may not see, nor for one that there is not', async () => {
    for (const status of ['hidden', 'under_review', 'rejected', 'sold'] as const) {
      await change({ status });
      expect((await get(`/og/property/${id}.ar.jpg`)).statusCode).toBe(404);
    }
    await change({ status: 'published', adLicenseExpiresAt: '2020-01-01' });
    expect((await get(`/og/property/${id}.ar.jpg`)).statusCode).toBe(404);
    await change({ adLicenseExpiresAt: null });
    expect((await get(`/og/property/${id}.ar.jpg`)).statusCode).toBe(200);
    for (const name of ['2147483647.ar', '9999999999.ar', '0.ar', `${id}.fr`, `-${id}.ar`, 'x.ar'])
      expect([name, (await get(`/og/property/${name}.jpg`)).statusCode]).toEqual([name, 404]);
    expect((await get(`/og/property/${id}.ar.png`)).statusCode).toBe(404);
  });
});

it('there is one of an article, as long as that is public', async () => {
  const [article] = await made.db.select().from(articles);
  const url = `/og/article/${article?.id}.en.jpg`;
  expect((await get(url)).headers['content-type']).toBe('image/jpeg');
  await made.db
    .update(articles)
    .set({ status: 'hidden' })
    .where(eq(articles.id, article?.id ?? 0));
  expect((await get(url)).statusCode).toBe(404);
});
