// @vitest-environment jsdom
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderPage } from '../contract/rendered-page.ts';
import { articles } from '../server/db/schema/articles.ts';
import { properties } from '../server/db/schema/properties.ts';
import { createPageTemplate } from '../server/pages/page-template.ts';
import { pagesPlugin } from '../server/pages/pages-plugin.ts';
import { createTestApp } from './support/test-app.ts';

/*
 * Link previews: a chat app fetches the page, runs no scripts, and shows what the head contains.
 * Reads pages like that, from the whole server with the app's own renderer.
 */

const ORIGIN = 'https://rukn.example';
const root = join(import.meta.dirname, '..');

let made: Awaited<ReturnType<typeof createTestApp>>;
let appDir: string;
beforeAll(async () => {
  const { renderPage } = await renderer();
  // The built page takes its head only from this file; only the scripts come from the build.
  const source = await readFile(join(root, 'index.html'), 'utf8');
  const built = { inline: ['boot()'], starter: '', reset: '', modules: ['/a.js'], styles: [] };
  const template = createPageTemplate(source, built);
  appDir = await mkdtemp(join(tmpdir(), 'rukn-links-'));
  const pages = { appDir, template, reset: '', assets: { modules: () => [] }, renderPage };
  made = await createTestApp({
    env: { PUBLIC_URL: ORIGIN },
    pages: (app) => pagesPlugin(app, pages, { publicUrl: ORIGIN }),
    extraSources: { 'script-src': template.scriptHashes },
  });
  // This imports the whole app for the first time.
}, 300_000);
afterAll(async () => {
  await made?.app.close();
  await rm(appDir, { recursive: true, force: true });
});

/** The server renders without `window`; only the assertions need jsdom's. */
async function renderer(): Promise<{ renderPage: RenderPage }> {
  const { window } = globalThis;
  Reflect.deleteProperty(globalThis, 'window');
  try {
    return await import('../src/app/entry-server.tsx');
  } finally {
    Object.assign(globalThis, { window });
  }
}

/** Fetches a path and returns only what a chat app reads. */
async function read(path: string) {
  const { window } = globalThis;
  Reflect.deleteProperty(globalThis, 'window');
  const { statusCode, body, headers } = await made.app.inject({
    url: path,
    headers: { 'user-agent': 'WhatsApp/2.23' },
  });
  Object.assign(globalThis, { window });
  const page = new DOMParser().parseFromString(body, 'text/html');
  const meta = (name: string) =>
    page.querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)?.getAttribute('content') ??
    null;
  const link = (selector: string) => page.querySelector(`head link${selector}`)?.getAttribute('href') ?? null;
  const described = [...page.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  );
  return { status: statusCode, body, headers, page, meta, link, described };
}

async function fetchPicture(address: string | null) {
  expect(address).toMatch(/^https:\/\/rukn\.example\//);
  return made.app.inject(address?.slice(ORIGIN.length) ?? '');
}

const published = () =>
  made.db.select().from(properties).where(eq(properties.status, 'published')).orderBy(asc(properties.id));
const oneKind = (described: { '@type': string }[], kind: string) =>
  described.filter((data) => data['@type'] === kind);

describe('the link of a listing', () => {
  it('shows ten listings: title, price, place and a picture that is there, in either language', async () => {
    const listings = (await published()).filter((_, at) => at % 20 === 0).slice(0, 10);
    expect(listings).toHaveLength(10);
    for (const [at, row] of listings.entries()) {
      const language = at % 2 === 0 ? 'ar' : 'en';
      const path = `/propertydetails/${row.id}`;
      const address = ORIGIN + (language === 'en' ? `${path}?lang=en` : path);
      const { status, meta, link, described, page } = await read(
        `${path}?lang=${language}&utm_source=chat&fbclid=1`,
      );
      expect([status, page.documentElement.lang]).toEqual([200, language]);
      expect(meta('og:title')).toBe(language === 'en' ? (row.titleEn ?? row.title) : row.title);
      const price = row.priceHalalas && new Intl.NumberFormat('en-US').format(row.priceHalalas / 100);
      if (price) expect(meta('og:description')).toContain(price);
      expect([link('[rel="canonical"]'), meta('og:url')]).toEqual([address, address]);
      expect(link('[hreflang="ar"]')).toBe(ORIGIN + path);
      expect(link('[hreflang="en"]')).toBe(`${ORIGIN}${path}?lang=en`);
      expect(meta('og:locale')).toBe(language === 'en' ? 'en_US' : 'ar_SA');
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
      expect([meta('twitter:card'), meta('twitter:image')]).toEqual([
        'summary_large_image',
        meta('og:image'),
      ]);
      const picture = await fetchPicture(meta('og:image'));
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const [listing] = oneKind(described, 'RealEstateListing');
      expect(listing).toMatchObject({
        url: address,
        inLanguage: language,
        mainEntity: { address: { addressCountry: 'SA' } },
        ...(row.priceHalalas && { offers: { price: row.priceHalalas / 100, priceCurrency: 'SAR' } }),
      });
      expect(oneKind(described, 'BreadcrumbList')).toHaveLength(1);
    }
  }, 120_000);

  it('has another picture as soon as the price has changed', async () => {
    const [row] = await published();
    const imageOf = async () => (await read(`/propertydetails/${row?.id}`)).meta('og:image');
    const before = await imageOf();
    await made.db
      .update(properties)
      .set({ priceHalalas: 987_654_00, status: 'reserved' })
      .where(eq(properties.id, row?.id ?? 0));
    await expect.poll(imageOf, { timeout: 5_000 }).not.toBe(before);
  });

  it('of a hidden or missing one is a real page that tells nothing of it, and has no picture', async () => {
    const [, , , row] = await published();
    const path = `/propertydetails/${row?.id}`;
    const { meta } = await read(path);
    const picture = meta('og:image');
    await made.db
      .update(properties)
      .set({ status: 'hidden' })
      .where(eq(properties.id, row?.id ?? 0));
    await expect.poll(async () => (await read(path)).status, { timeout: 5_000 }).toBe(404);
    for (const gone of [
      await read(path),
      await read('/propertydetails/2147483000'),
      await read('/propertydetails/x'),
    ]) {
      expect(gone.status).toBe(404);
      expect(gone.page.title).toBe('عقار غير متاح | ركن');
      expect(gone.page.querySelector('h1')?.textContent).toBe('لم نجد هذا العقار');
      expect(gone.meta('robots')).toBe('noindex');
      expect(gone.meta('og:image')).toBe(`${ORIGIN}/art/social-card.jpg`);
      expect(gone.link('[rel="canonical"]')).toBeNull();
      expect(gone.described).toEqual([]);
      expect(gone.body).not.toContain(row?.title);
    }
    expect((await fetchPicture(picture)).statusCode).toBe(404);
  });

  it('lets no title out of its place, nor past the policy', async () => {
    const [, , , , row] = await published();
    const title = '</script><script>alert(1)</script><img src=x onerror=alert(2)> "&';
    await made.db
      .update(properties)
      .set({ title, titleEn: title, description: `${title}\u2028${title}` })
      .where(eq(properties.id, row?.id ?? 0));
    const { page, meta, described, headers } = await read(`/propertydetails/${row?.id}`);
    expect(meta('og:title')).toBe(title);
    expect(oneKind(described, 'RealEstateListing')[0]).toMatchObject({ name: title });
    expect(page.querySelector('img[src="x"]')).toBeNull();
    expect(
      [...page.querySelectorAll('script')].filter(({ textContent }) => textContent === 'alert(1)'),
    ).toEqual([]);
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });
});

describe('the links of other pages', () => {
  it('a list is one page, whatever order, limits or campaign its address names; a text search is nobody’s to list', async () => {
    const list = await read(
      '/propertielist?utm_source=x&cityId=1&typeId=1&purpose=for_rent&sort=price_asc&priceTo=900000',
    );
    const address = `${ORIGIN}/propertielist?purpose=for_rent&typeId=1&cityId=1`;
    expect(list.link('[rel="canonical"]')).toBe(address);
    expect(list.meta('og:title')).toBe('شقق للإيجار في الرياض');
    expect(list.meta('robots')).toBeNull();
    const [items] = oneKind(list.described, 'ItemList') as [
      { '@type': string; itemListElement?: { url: string }[] },
    ];
    expect(items.itemListElement?.length).toBeGreaterThan(0);
    expect(items.itemListElement?.[0]?.url).toMatch(/^https:\/\/rukn\.example\/propertydetails\/\d+$/);
    expect((await read('/propertielist?q=مسبح')).meta('robots')).toBe('noindex');
    expect((await read('/propertielist?page=2')).link('[rel="canonical"]')).toBe(
      `${ORIGIN}/propertielist?page=2`,
    );
  });

  it('an article shows its picture and when it was published; the others who we are', async () => {
    const [article] = await made.db.select().from(articles).where(eq(articles.status, 'published'));
    const shown = await read(`/blogDetails/${article?.id}?lang=en`);
    expect(shown.meta('og:type')).toBe('article');
    expect(shown.meta('og:title')).toBe(article?.titleEn);
    expect(shown.meta('article:published_time')).toBe(article?.publishedAt.toISOString());
    expect((await fetchPicture(shown.meta('og:image'))).statusCode).toBe(200);
    expect(oneKind(shown.described, 'Article')[0]).toMatchObject({
      headline: article?.titleEn,
      inLanguage: 'en',
    });
    const home = await read('/');
    expect(home.described.map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home.described[1].potentialAction.target.urlTemplate).toBe(
      `${ORIGIN}/propertielist?q={search_term_string}`,
    );
    const questions = await read('/questions');
    expect(oneKind(questions.described, 'FAQPage')[0]).toMatchObject({
      mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
    });
    const paths = [
      '/',
      '/blog',
      '/questions',
      '/aboutus',
      '/terms',
      '/privacy',
      '/nearproperties',
      '/neighborhoodslist?cityId=1',
    ];
    for (const path of paths) {
      const { meta, link, status } = await read(`${path}${path.includes('?') ? '&' : '?'}gclid=1`);
      expect([path, status, link('[rel="canonical"]')]).toEqual([path, 200, ORIGIN + path]);
      expect([path, meta('og:image'), meta('robots')]).toEqual([path, `${ORIGIN}/art/social-card.jpg`, null]);
      expect(meta('description')?.length).toBeGreaterThan(20);
    }
  });

  it('a way in or a person’s own screen has no address to list, and shows who we are', async () => {
    for (const path of ['/otp', '/account', '/favorite']) {
      const { meta, link } = await read(path);
      expect([path, link('[rel="canonical"]')]).toEqual([path, null]);
      expect(meta('og:image')).toBe(`${ORIGIN}/art/social-card.jpg`);
    }
  });

  it('what an address opens in a language stays in it', async () => {
    const { page } = await read('/?lang=en');
    const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !/[?&]lang=en\b/.test(href))).toEqual([]);
  });
});
