import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { articles } from '../../db/schema/articles.ts';
import { articleColumns } from './article-texts.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return answerOf(await made.app.inject({ url, headers }));
}

describe('the blog', () => {
  it('lists the newest first, in the language of the request', async () => {
    const { body } = await get('/api/forums/list');
    expect(body.rows).toHaveLength(10);
    const dates = body.rows.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(body.rows[0]).toMatchObject({
      title: expect.stringMatching(/[\u0600-\u06ff]/),
      subject: expect.stringMatching(/[\u0600-\u06ff]/),
      image: expect.stringMatching(/^\/media\/demo\/[a-z-]+-1200\.webp$/),
    });
    const english = await get('/api/forums/list', { language: 'en' });
    expect(english.body.rows[0].id).toBe(body.rows[0].id);
    expect(english.body.rows[0].title).toMatch(/^[\x20-\x7e’]+$/);
  });

  it('returns an article whole, as texts and what they are', async () => {
    const { body } = await get('/api/forums/retrieve/1');
    const { row } = body;
    expect(row.minutes).toBeGreaterThan(2);
    expect(row.blocks.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['heading', 'paragraph', 'list', 'picture']),
    );
    expect(row.subject.length).toBeGreaterThan(2_000);
    expect(row.subject).not.toMatch(/[#*]|\]\(/);
  });

  it.each(['999999', '0', 'abc', '2147483648'])('has no article %s', async (id) => {
    const { status, body } = await get(`/api/forums/retrieve/${id}`);
    expect({ status, body }).toEqual({
      status: 404,
      body: { msg: 'هذا المقال غير متاح', error_number: 3020 },
    });
  });

  it('has nothing of an article that is hidden', async () => {
    await made.db.update(articles).set({ status: 'hidden' }).where(eq(articles.id, 3));
    expect((await get('/api/forums/retrieve/3')).status).toBe(404);
    const { body } = await get('/api/forums/list');
    expect(body.rows.map(({ id }: { id: number }) => id)).not.toContain(3);
    await made.db.update(articles).set({ status: 'published' }).where(eq(articles.id, 3));
  });

  it('shows 30 a page, and an empty page behind them', async () => {
    const texts = articleColumns({ ar: '# مقال\n\nنص', en: '# Article\n\nText' });
    await made.db.insert(articles).values(Array.from({ length: 50 }, () => texts));
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async (page) => (await get(`/api/forums/list?page=${page}`)).body.rows),
    );
    expect([first.length, second.length, third.length]).toEqual([30, 30, 0]);
    const ids = [...first, ...second].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(60);
    expect(first[0]).toMatchObject({ title: 'مقال', image: null, imageAlt: null, thumbhash: null });
  });

  it('refuses a page that can’t be one', async () => {
    expect((await get('/api/forums/list?page=0')).status).toBe(422);
    expect((await get('/api/forums/list?page=x')).body.errors).toHaveProperty('page');
  });

  it('may be cached by anybody, and is revalidated', async () => {
    const first = await made.app.inject({ url: '/api/forums/retrieve/1' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await made.app.inject({
      url: '/api/forums/retrieve/1',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('the questions', () => {
  it('come all at once, in their order and the request’s language', async () => {
    const { body } = await get('/api/questions/list');
    expect(body.rows.length).toBeGreaterThanOrEqual(15);
    expect(Object.keys(body.rows[0])).toEqual(['id', 'question', 'answer']);
    const english = await get('/api/questions/list', { language: 'en' });
    expect(english.body.rows.map(({ id }: { id: number }) => id)).toEqual(
      body.rows.map(({ id }: { id: number }) => id),
    );
    expect(english.body.rows[0].question).toBe('Do I need an account to look at properties?');
  });
});
