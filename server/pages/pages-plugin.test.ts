import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RenderPage } from '../../contract/rendered-page.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { properties } from '../db/schema/properties.ts';
import { FAREWELL_FILE } from './kill-switch.ts';
import { createPageTemplate } from './page-template.ts';
import { type Pages, pagesPlugin } from './pages-plugin.ts';

/** A screen that shows what the API says of a listing, as the app's does. */
const renderPage = vi.fn<RenderPage>(async ({ path, fetch }) => {
  const answer = await fetch(`/api/properties/retrieve/${path.split('/').at(-1)}`);
  const page = { state: '{}', title: 'Listing', description: '', routeIds: [], texts: [], redirectTo: null };
  return { ...page, status: answer.status, html: answer.ok ? '<p>shown</p>' : '<p>not there</p>' };
});
const SHELL =
  '<html lang="ar" dir="rtl"><!--page-head--><!--/page-head--><script type="module" crossorigin src="/a.js"></script><!--page-body--><!--page-state--></html>';

let made: Awaited<ReturnType<typeof createTestApp>>;
let appDir: string;
let pages: Pages;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'rukn-pages-'));
  await writeFile(join(appDir, 'sw.js'), 'the worker');
  await writeFile(join(appDir, FAREWELL_FILE), 'the farewell');
  pages = { appDir, template: createPageTemplate(SHELL), assets: { modules: () => [] }, renderPage };
  made = await createTestApp({ pages: (app) => pagesPlugin(app, pages) });
});
afterAll(async () => {
  await made.app.close();
  await rm(appDir, { recursive: true, force: true });
});

it('renders a page once for many guests, and anew as soon as its listing is hidden', async () => {
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
  await vi.waitFor(async () => expect(await open()).toEqual([404, 'not there']), 1_000);
});

it('serves the worker, and its farewell in its place while the kill switch is on', async () => {
  const worker = await made.app.inject('/sw.js');
  expect([worker.statusCode, worker.body]).toEqual([200, 'the worker']);
  expect(worker.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(worker.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);

  const killed = await createTestApp({ pages: (app) => pagesPlugin(app, pages, true) });
  try {
    expect((await killed.app.inject('/sw.js')).body).toBe('the farewell');
  } finally {
    await killed.app.close();
  }
});

it('resets one device by a page whose own script is all that its policy admits', async () => {
  const page = await made.app.inject('/sw-kill');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
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
