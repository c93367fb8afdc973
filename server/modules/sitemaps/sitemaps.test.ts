import { readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { articles } from '../../db/schema/articles.ts';
import { properties } from '../../db/schema/properties.ts';
import { fromRoot } from '../../lib/paths.ts';
import { readPart } from './repository.ts';

const ORIGIN = 'https://rukn.example';
const open = () => createTestApp({ env: { PUBLIC_URL: `${ORIGIN}/` } });

let made: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  made = await open();
});
afterAll(() => made.app.close());

const text = async (url: string) => (await made.app.inject(url)).body;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

describe('the sitemaps', () => {
  it('are named by their index, each under the public address, and each is there', async () => {
    const names = locations(await text('/sitemap.xml'));
    expect(names).toEqual(
      ['pages', 'lists', 'prices', 'articles', 'listings-0'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
    );
    for (const name of names) {
      const { statusCode, headers, body } = await made.app.inject(name.slice(ORIGIN.length));
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(body).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n<url>[\s\S]*<\/urlset>\n$/,
      );
      expect(locations(body).every((address) => address.startsWith(`${ORIGIN}/`))).toBe(true);
    }
    for (const name of ['listings-1.xml', 'listings-00.xml', 'listings-x.xml', 'toString', 'constructor'])
      expect((await made.app.inject(`/sitemaps/${name}`)).statusCode).toBe(404);
  });

  it('hold each public listing once a language, with the other beside it and when it changed; no other', async () => {
    const one = (await open()) as typeof made;
    const rows = await one.db.select().from(properties);
    const [shown, hidden, lapsed] = rows.filter(({ status }) => status === 'published');
    await one.db
      .update(properties)
      .set({ status: 'hidden' })
      .where(eq(properties.id, hidden?.id ?? 0));
    await one.db
      .update(properties)
      .set({ adLicenseExpiresAt: '2020-01-01' })
      .where(eq(properties.id, lapsed?.id ?? 0));
    const xml = (await one.app.inject('/sitemaps/listings-0.xml')).body;
    await one.app.close();
    const address = `${ORIGIN}/propertydetails/${shown?.id}`;
    expect(xml).toContain(
      `<url><loc>${address}</loc><lastmod>${shown?.createdAt.toISOString().slice(0, 19)}Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ar" href="${address}"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${address}?lang=en"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`,
    );
    const found = locations(xml);
    expect(new Set(found).size).toBe(found.length);
    const isPublic = ({ id, status }: (typeof rows)[number]) =>
      ['published', 'reserved'].includes(status) && id !== hidden?.id && id !== lapsed?.id;
    const wanted = rows.filter(isPublic).map(({ id }) => `${ORIGIN}/propertydetails/${id}`);
    expect(found.filter((each) => !each.endsWith('?lang=en')).sort()).toEqual(wanted.sort());
    expect(found).toHaveLength(2 * wanted.length);
  });

  it('list what is worth finding: purposes, types and cities with three listings at least, and articles', async () => {
    const lists = locations(await text('/sitemaps/lists.xml'));
    expect(lists).toContain(`${ORIGIN}/propertielist?purpose=for_rent`);
    expect(lists).toContain(`${ORIGIN}/propertielist?purpose=for_rent&typeId=1&cityId=1`);
    expect(lists).toContain(`${ORIGIN}/propertielist?cityId=1&lang=en`);
    expect(lists).toContain(`${ORIGIN}/neighborhoodslist?cityId=1`);
    expect(new Set(lists).size).toBe(lists.length);
    for (const path of lists.filter((one) => one.includes('typeId') && !one.includes('lang')).slice(0, 12)) {
      const { total } = (
        await made.app.inject(path.replace(`${ORIGIN}/propertielist`, '/api/properties/list'))
      ).json();
      expect([path, total >= 3]).toEqual([path, true]);
    }
    const published = await made.db.select().from(articles).where(eq(articles.status, 'published'));
    expect(locations(await text('/sitemaps/articles.xml'))).toHaveLength(2 * published.length);
  });

  it('are sent packed to clients that take that, and not again to those that have them', async () => {
    const get = (headers: Record<string, string>) =>
      made.app.inject({ url: '/sitemaps/listings-0.xml', headers });
    const [plain, packed] = await Promise.all([get({}), get({ 'accept-encoding': 'br, gzip' })]);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await get({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    expect((await get({ 'accept-encoding': 'gzip;q=0' })).body).toBe(plain.body);
  });
});

it('reads a part batch by batch, by its ids alone', async () => {
  const rows = await made.db
    .select()
    .from(properties)
    .where(inArray(properties.status, ['published', 'reserved']));
  const ids: number[] = [];
  for await (const batch of readPart(made.db, 0)) ids.push(...batch.map(({ id }) => id));
  expect(ids).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b));
  for await (const batch of readPart(made.db, 1)) expect(batch).toEqual([]);
});

describe('robots.txt', () => {
  /** RFC 9309: a rule is the beginning of a path; `$` anchors its end. */
  const isClosed = (rules: string[], path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  const rulesOf = (robots: string) => [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);

  it('names the sitemap, and opens every page that a sitemap names, with its pictures', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    const files = locations(await text('/sitemap.xml')).map((name) => name.slice(ORIGIN.length));
    const pages = (await Promise.all(files.map(text)))
      .flatMap(locations)
      .map((one) => one.slice(ORIGIN.length));
    const open = [
      ...pages,
      ...files,
      '/og/property/1.ar.jpg',
      '/media/demo/x-400.webp',
      '/assets/a.js',
      '/art/x.jpg',
    ];
    expect(open.filter((path) => isClosed(rulesOf(robots), path))).toEqual([]);
  });

  it('closes the API, the operators’ paths and every screen of a person’s own', async () => {
    const rules = rulesOf(await text('/robots.txt'));
    const screens = readdirSync(fromRoot('src', 'routes', '_shell', '_account')).map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .replaceAll('.', '/')
          .replace('$id', '7')
          .replace('$key', '7')}`,
    );
    expect(screens.length).toBeGreaterThan(20);
    const open = ['/favorite', '/login', '/register', '/'];
    expect(open.filter((path) => isClosed(rules, path))).toEqual([]);
    const entrances = ['/otp', '/forgetPassword', '/account', '/account/', '/propertie?page=2'];
    const closed = [
      ...screens,
      ...entrances,
      '/api/home',
      '/ops',
      '/ops/queue',
      '/sandbox',
      '/payments/1/return',
    ];
    expect(closed.filter((path) => !open.includes(path) && !isClosed(rules, path))).toEqual([]);
  });
});
