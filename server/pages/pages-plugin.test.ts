import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PageFacts, RenderPage } from '../../contract/rendered-page.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { properties } from '../db/schema/properties.ts';
import { createPageTemplate } from './page-template.ts';
import { pagesPlugin } from './pages-plugin.ts';

/** A screen that renders the API's answer of a listing, as the app's does. */
const renderPage = vi.fn<RenderPage>(async ({ path, fetch }) => {
  const answer = await fetch(`/api/properties/retrieve/${path.split('/').at(-1)}`);
  const facts: PageFacts = {
    canonical: path,
    isIndexed: true,
    kind: 'website',
    name: null,
    summary: null,
    publishedAt: null,
    picture: { path: '/art/social-card.jpg', alt: '', shows: null },
    linkedData: [],
  };
  const page = {
    facts,
    state: '{}',
    title: 'Listing',
    description: '',
    routeIds: [],
    texts: [],
    redirectTo: null,
  };
  return { ...page, status: answer.status, html: answer.ok ? '<p>shown</p>' : '<p>not there</p>' };
});
const SHELL = ['html', 'head', 'entry', 'body', 'state', 'starter']
  .map((slot) => `<!--page-${slot}--><!--/page-${slot}-->`)
  .join('');
const TEMPLATE = createPageTemplate(SHELL, {
  inline: [],
  starter: '',
  reset: '',
  modules: ['/a.js'],
  styles: [],
});

let made: Awaited<ReturnType<typeof createTestApp>>;
let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'rukn-pages-'));
  const pages = { appDir, template: TEMPLATE, reset: '', assets: { modules: () => [] }, renderPage };
  made = await createTestApp({ pages: (app) => pagesPlugin(app, pages) });
});
afterAll(async () => {
  await made.app.close();
  await rm(appDir, { recursive: true, force: true });
});

it('renders a page once for many guests, and again as soon as its listing is hidden', async () => {
  const [listing] = await made.db.select().from(properties).where(eq(properties.status, 'published'));
  const open = async () => {
    const { statusCode, body } = await made.app.inject(`/propertydetails/${listing?.id}`);
    return [statusCode, /<p>(.*)<\/p>/.exec(body)?.[1]];
  };
  expect(await open()).toEqual([200, 'shown']);
  expect(await open()).toEqual([200, 'shown']);
  expect(renderPage).toHaveBeenCalledTimes(1);

  await made.db
    .update(properties)
    .set({ status: 'hidden' })
    .where(eq(properties.id, listing?.id ?? 0));
  await expect.poll(() => open()).toEqual([404, 'not there']);
});

it('renders an ageing page in the background, and one that is too old before the answer', async () => {
  const [listing] = await made.db.select().from(properties).where(eq(properties.status, 'published'));
  const url = `/propertydetails/${listing?.id}?again`;
  const open = async () => expect((await made.app.inject(url)).statusCode).toBe(200);
  const clock = vi.spyOn(Date, 'now');
  const start = Date.now();
  const later = (ms: number) => clock.mockReturnValue(start + ms);
  const rendered = () => renderPage.mock.calls.length;
  // A page's age counts from when it is stored, which is after its rendering.
  const isKept = async () => {
    await Promise.all(renderPage.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    later(0);
    await open();
    const first = rendered();
    later(31_000);
    await Promise.all([open(), open()]);
    await expect.poll(() => rendered()).toBe(first + 1);
    await isKept();
    later(62_000);
    await open();
    await expect.poll(() => rendered()).toBe(first + 2);
    await isKept();
    later(200_000);
    await open();
    await expect.poll(() => rendered()).toBe(first + 3);
  } finally {
    clock.mockRestore();
  }
});

it('sends a page that is kept packed as the reader takes it, and the same page to all', async () => {
  const [listing] = await made.db.select().from(properties).where(eq(properties.status, 'published'));
  const open = (encoding: string) =>
    made.app.inject({ url: `/propertydetails/${listing?.id}`, headers: { 'accept-encoding': encoding } });
  await open('identity');
  const [plain, gzipped, brotli, refused] = await Promise.all(
    ['identity', 'gzip, deflate', 'gzip, deflate, br', 'br;q=0, gzip;q=0.0'].map(open),
  );
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(refused?.headers['content-encoding']).toBeUndefined();
  expect(gzipped?.headers['content-encoding']).toBe('gzip');
  expect(brotli?.headers['content-encoding']).toBe('br');
  expect(brotli?.headers.vary).toBe('cookie, accept-encoding');
  expect(gunzipSync(gzipped?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(refused?.body).toBe(plain?.body);
});

it('is in the language that the address names, whatever the cookie says; without one in the cookie’s', async () => {
  const languageOf = async (url: string, cookie = '') => {
    const { body } = await made.app.inject({ url, headers: { cookie } });
    return /<html lang="(..)"/.exec(body)?.[1];
  };
  expect(await languageOf('/terms')).toBe('ar');
  expect(await languageOf('/terms', 'language=en')).toBe('en');
  expect(await languageOf('/terms?lang=en')).toBe('en');
  expect(await languageOf('/terms?lang=ar', 'language=en')).toBe('ar');
  expect(await languageOf('/terms?lang=fr')).toBe('ar');
});

it('states addresses under the host that was asked, and never one host’s page to another', async () => {
  const canonicalAt = async (host: string) => {
    const { body } = await made.app.inject({ url: '/terms', headers: { host } });
    return /rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  };
  expect(await canonicalAt('rukn.example')).toBe('http://rukn.example/terms');
  expect(await canonicalAt('other.example:8080')).toBe('http://other.example:8080/terms');
  expect(await canonicalAt('"><script>')).not.toContain('<');
  // No shared cache may send a response with a forged host to others.
  for (const url of ['/terms', '/robots.txt', '/sitemap.xml']) {
    const { headers } = await made.app.inject({ url, headers: { host: 'forged.example' } });
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

it('answers a navigation preload with nothing where the worker has the screen already, home aside', async () => {
  const preload = (url: string) =>
    made.app.inject({ url, headers: { 'service-worker-navigation-preload': 'true' } });
  const rendered = renderPage.mock.calls.length;
  const list = await preload('/propertielist?page=2');
  expect([list.statusCode, list.body]).toEqual([204, '']);
  expect(renderPage.mock.calls.length).toBe(rendered);
  expect((await preload('/')).body).toContain('<p>');
});

it('counts a reader by the page, and never one for the calls of another’s page; past the limit the shell says when', async () => {
  const pages = { appDir, template: TEMPLATE, reset: '', assets: { modules: () => [] }, renderPage };
  const { app } = await createTestApp({
    pages: (scope) => pagesPlugin(scope, pages),
    env: { REQUESTS_PER_MINUTE: '5' },
  });
  const open = (remoteAddress: string, turn: number) =>
    app.inject({ url: `/propertydetails/100?turn=${remoteAddress}${turn}`, remoteAddress });
  // Each page makes an API call of the renderer. Counted by the renderer's address, they would
  // reach the limit of five with the third user.
  for (const reader of ['10.3.0.1', '10.3.0.2', '10.3.0.3']) {
    for (let turn = 0; turn < 5; turn += 1) {
      const { statusCode, body } = await open(reader, turn);
      expect([statusCode, body.includes('<p>shown</p>')]).toEqual([200, true]);
    }
  }
  const refused = await open('10.3.0.1', 5);
  expect([refused.statusCode, refused.body]).toEqual([429, SHELL]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  await app.close();
});

it('is no page for search engines where it could not be rendered', async () => {
  renderPage.mockRejectedValueOnce(new Error('no'));
  const { statusCode, headers, body } = await made.app.inject('/propertydetails/100?broken');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '10', SHELL]);
});

it.each([
  ['/propertydetails/2%E2%80%8F', '/propertydetails/2'],
  ['/propertydetails/2%D8%8C', '/propertydetails/2'],
  ['/propertydetails/%D9%A2)', '/propertydetails/2'],
  ['/propertielist?cityId=1%D8%8C', '/propertielist?cityId=1'],
  ['/propertielist?cityId=%DB%B1&lang=en', '/propertielist?cityId=1&lang=en'],
])('leads from a link that marks came along with to what is meant: %s', async (url, meant) => {
  const { statusCode, headers } = await made.app.inject({ url });
  expect([statusCode, headers.location]).toEqual([301, meant]);
});

it.each(['/%', '/propertydetails/%E0%A4%A', '/%zz?cityId=1', '/blogDetails/%ff'])(
  'answers an address that can’t be decoded with a page: %s',
  async (url) => {
    renderPage.mockClear();
    const { headers } = await made.app.inject({ url });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // The app's router does not have this path and returns 404 (tests/e2e/shared-links.e2e.ts).
    expect(renderPage.mock.calls[0]?.[0].path).toBe(url);
  },
);

it('answers a call whose path can’t be decoded with the API’s envelope', async () => {
  const answer = await made.app.inject({ url: '/api/properties/retrieve/%E0%A4%A' });
  expect([answer.statusCode, answer.json().error_number]).toEqual([400, 1000]);
});
