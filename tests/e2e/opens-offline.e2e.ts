import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Visit } from '../support/journey.ts';
import {
  anHourLater,
  atRest,
  backOnline,
  CUTS,
  type Cut,
  savedOnDevice,
  withoutNetwork,
  workerInCharge,
} from '../support/no-network.ts';
import { allRoutes, idsFor } from '../support/routes.ts';

/* What opens offline, and what it shows. Uses a separate server, which it stops. */

test.use({ serverSettings: { environment: { OWN: 'offline' } } });
// A sweep opens each screen twice.
test.slow();

/** What a screen shows offline after it has been opened online. */
type Face =
  /** The saved content, with a line saying from when it is. */
  | 'saved'
  /** Texts or a form that need no request. */
  | 'fixed'
  /** A form that can be filled in, with a line saying that its data was saved. */
  | 'form'
  /** A form below a message that it needs a connection. */
  | 'needs'
  /** Never saved: shows the error, with a retry button. */
  | 'never';

interface Row {
  /** The route's path in the router. */
  route: string;
  /** The path to open, if it is not the route itself. */
  path?: string;
  face: Face;
  /**
   * Selector of a part that must be shown again offline, unless `face` is 'never'; if its first
   * match is a link, with the same target.
   */
  part?: string;
}

const LISTING = 'article a[href^="/propertydetails/"]';

const GUEST: Row[] = [
  { route: '/', face: 'saved', part: LISTING },
  { route: '/propertielist', face: 'saved', part: LISTING },
  { route: '/propertielist', path: '/propertielist?view=map', face: 'saved', part: '.maplibregl-marker' },
  { route: '/propertydetails/', path: '/propertydetails?isFeatured=true', face: 'saved', part: LISTING },
  { route: '/propertydetails/$id', face: 'saved', part: 'main picture img' },
  { route: '/nearproperties', face: 'saved', part: LISTING },
  {
    route: '/nearproperties',
    path: '/nearproperties?latitude=24.7136&longitude=46.6753',
    face: 'saved',
    part: LISTING,
  },
  { route: '/neighborhoodslist', face: 'saved', part: 'main a[href*="neighborhoodId="]' },
  { route: '/city/$id', path: '/city/1', face: 'saved', part: 'main table' },
  { route: '/district/$id', path: '/district/101', face: 'saved', part: 'main table' },
  { route: '/aboutus', face: 'saved' },
  { route: '/blog', face: 'saved', part: 'main a[href^="/blogDetails/"]' },
  { route: '/blogDetails/$key', face: 'saved', part: 'main h2' },
  { route: '/questions', face: 'saved', part: 'main details, main button[aria-expanded]' },
  { route: '/terms', face: 'fixed', part: 'main h2' },
  { route: '/privacy', face: 'fixed', part: 'main h2' },
  { route: '/account/', face: 'fixed', part: 'main a[href^="/login"]' },
  { route: '/searches', face: 'fixed', part: 'main a[href^="/propertielist"]' },
  { route: '/login', face: 'needs', part: 'input[name="password"]' },
  { route: '/register', face: 'needs', part: 'input[name="identity"]' },
  { route: '/otp', face: 'needs', part: 'input[name="identity"]' },
  { route: '/forgetPassword', face: 'needs', part: 'input[name="mobile"]' },
  { route: '/favorite', face: 'needs', part: 'input[name="password"]' },
  { route: '/paymentfailed', face: 'fixed', part: 'main a[href="/"]' },
  { route: '/paymentsuccess', face: 'fixed', part: 'main a[href="/"]' },
  { route: '/payment/$outcome', path: '/payment/success', face: 'fixed', part: 'main a[href="/"]' },
  { route: '/ops/$', path: '/ops/', face: 'fixed', part: 'a[href="/"]' },
  { route: '/', path: '/no-such-page', face: 'fixed', part: 'a[href="/"]' },
];

/** For a user who has data of every kind. */
const PERSON: Row[] = [
  { route: '/', face: 'saved', part: LISTING },
  { route: '/account/', face: 'fixed', part: 'main a[href="/wallet"]' },
  { route: '/addpaymentcard', face: 'never', part: 'input[name="cardnumber"]' },
  { route: '/advertisements', face: 'saved', part: 'article' },
  { route: '/changePassword', face: 'needs', part: 'input[name="oldPassword"]' },
  { route: '/createfinance/$key', face: 'form', part: 'main a[href^="/propertydetails/"]' },
  { route: '/favorite', face: 'saved', part: LISTING },
  { route: '/financialtransactions', face: 'never' },
  { route: '/maintenances', face: 'fixed', part: 'main a[href*="type="]' },
  { route: '/maintenances', path: '/maintenances?type=fast', face: 'needs', part: 'input[name="title"]' },
  { route: '/maintenanceslist', face: 'saved', part: 'main a[href^="/maintenancedetails/"]' },
  { route: '/maintenancedetails/$id', face: 'saved', part: 'main ol' },
  { route: '/maintenancePay/$id', face: 'saved', part: 'input[name="tip"]' },
  { route: '/maps', face: 'saved', part: '.maplibregl-marker' },
  { route: '/mybankaccount', face: 'never', part: 'input[name="iban"]' },
  { route: '/myproperty', face: 'saved', part: 'main a[href^="/rental/"]' },
  { route: '/myrents', face: 'saved', part: 'main a[href^="/rental/"]' },
  { route: '/rental/$key', face: 'saved', part: 'main h2' },
  { route: '/myreports', face: 'saved' },
  { route: '/myrequests', face: 'saved', part: 'main a[href*="id="]' },
  { route: '/myreservations', face: 'saved', part: LISTING },
  { route: '/pay/$reference', path: '/pay/RK23456789', face: 'never' },
  { route: '/paymentcards', face: 'never', part: 'article' },
  { route: '/previewlist', face: 'saved', part: 'main a[href^="/previewdetails/"]' },
  { route: '/previewdetails/$id', face: 'saved', part: 'main a[href^="/propertydetails/"]' },
  { route: '/profile', face: 'never', part: 'input[name="email"]' },
  { route: '/propertie', face: 'saved', part: 'article' },
  { route: '/propertiecreate', face: 'fixed', part: 'input[type="radio"]' },
  { route: '/propertieupdate/$key', face: 'never' },
  { route: '/propertydetails/$id', face: 'saved', part: 'main picture img' },
  { route: '/propertymanagement', face: 'form', part: 'main form' },
  { route: '/propertypreview/$id', face: 'form', part: 'main a[href^="/propertydetails/"]' },
  { route: '/propertyrequest', face: 'form', part: 'main form' },
  { route: '/reservation/$id', face: 'saved', part: 'main a[href^="tel:"]' },
  { route: '/propertyreservation/$id', face: 'needs', part: 'main a[href^="/propertydetails/"]' },
  { route: '/searches', face: 'saved', part: 'main a[href^="/propertielist"]' },
  { route: '/setting', face: 'fixed', part: 'main a[href="/changePassword"]' },
  { route: '/wallet', face: 'never', part: 'main a[href*="form=topup"]' },
];

/** The files of routes; those that begin with _ are layouts. */
function routeFiles(): string[] {
  const files = readdirSync(join(import.meta.dirname, '../../src/routes'), { recursive: true }) as string[];
  return files.filter((file) => /(?:^|\/)[^_/]+\.tsx$/.test(file));
}

test('the tables have every route that there is', () => {
  expect(allRoutes()).toHaveLength(routeFiles().length);
  const inTables = new Set([...GUEST, ...PERSON].map(({ route }) => route));
  expect([...inTables].sort()).toEqual([...allRoutes()].sort());
});

const WORDS = {
  ar: {
    saved: /لا اتصال\. ترى نتائج محفوظة (?:\d+\/\d+,? )?\d\d:\d\d/,
    form: 'لا اتصال. يظهر ما حُفظ على جهازك',
    needs: 'لا اتصال. يحتاج اتصالًا',
    unreached: 'لا اتصال بالإنترنت',
    cutOff: 'لا اتصال بالإنترنت',
    retry: 'أعد المحاولة',
    support: 'تواصل مع الدعم',
  },
  en: {
    saved: /No connection\. Showing results saved (?:\d+\/\d+,? )?\d\d:\d\d/,
    form: 'No connection. Showing what is saved on your device',
    needs: 'No connection. Needs a connection',
    unreached: 'No internet connection',
    cutOff: 'You are offline',
    retry: 'Try again',
    support: 'Contact support',
  },
} as const;
type Language = keyof typeof WORDS;

const firstOf = (page: Page, part: string) => page.locator(part).filter({ visible: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/**
 * Opens a screen; returns its title and the target of the first link in `part`, to compare offline.
 */
async function look({ page, open }: Visit, path: string, { part }: Row) {
  await open(path);
  await expect(heading(page)).toHaveText(/\S/);
  const first = part ? firstOf(page, part) : null;
  if (first) await expect(first).toBeVisible();
  await atRest(page);
  return {
    title: (await heading(page).textContent()) ?? '',
    href: (await first?.getAttribute('href')) ?? null,
  };
}

/** Checks what an open screen shows and says offline. */
async function holds(page: Page, { face, part }: Row, cut: Cut, language: Language): Promise<void> {
  const words = WORDS[language];
  const says = (text: string | RegExp) =>
    expect.soft(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  if (part && face !== 'never') await expect.soft(firstOf(page, part)).toBeVisible();
  if (face === 'saved') await says(words.saved);
  if (face === 'never') {
    await expect.soft(page.getByRole('alert').getByText(words.unreached).first()).toBeVisible();
    await expect.soft(page.getByRole('button', { name: words.retry }).first()).toBeVisible();
  }
  // With only the server stopped, these have not sent a request yet, so they say nothing.
  if (cut === 'the network cut') {
    if (face === 'form' || face === 'needs') await says(words[face]);
    if (face === 'never') await says(words.cutOff);
  }
  // Nothing in view is still loading: it shows content or an error.
  await atRest(page);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Rubik Variable"', 'ر'))).toBe(true);
}

const SWEEPS = [
  { cut: 'the network cut', language: 'ar', desktop: false, theme: 'light', rows: 'all' },
  { cut: 'the server stopped', language: 'en', desktop: true, theme: 'dark', rows: 'all' },
  { cut: 'the network cut', language: 'en', desktop: true, theme: 'light', rows: 'browsing' },
  { cut: 'the network cut', language: 'en', desktop: false, theme: 'dark', rows: 'browsing' },
  { cut: 'the server stopped', language: 'ar', desktop: false, theme: 'light', rows: 'browsing' },
] as const;
const BROWSING = ['/', '/propertielist', '/nearproperties', '/neighborhoodslist', '/aboutus'];

test.describe('opens without network what was seen', () => {
  for (const { cut, language, desktop, theme, rows } of SWEEPS) {
    for (const who of rows === 'all' ? (['a guest', 'a person'] as const) : (['a guest'] as const)) {
      const screen = `${language}, ${desktop ? 'desktop' : 'phone'}, ${theme}`;
      test(`${rows} screens of ${who}, with ${cut}: ${screen}`, async ({ visit, server, sara }) => {
        const as = who === 'a person' ? sara : undefined;
        const table = as ? PERSON : GUEST.filter(({ route }) => rows === 'all' || BROWSING.includes(route));
        const visitor = await visit({ as, language, desktop, theme, worker: true });
        const { page, context } = visitor;
        const ids = await idsFor(server.url, as);
        const pathOf = ({ route, path }: Row) => path ?? route.replace(/\$\w+$/, String(ids[route]));
        await visitor.open('/');
        await workerInCharge(page);
        const seen = new Map<Row, Awaited<ReturnType<typeof look>>>();
        for (const row of table) seen.set(row, await look(visitor, pathOf(row), row));
        // A screen's data is saved when the user leaves it.
        await visitor.open('/terms');

        // With only the server stopped, the app refetches only old data, and so notices the
        // failure.
        if (cut === 'the server stopped') await anHourLater(context);
        await withoutNetwork(cut, { context, server }, async () => {
          for (const row of table) {
            await test.step(pathOf(row), async () => {
              await visitor.open(pathOf(row));
              const { title, href } = seen.get(row) ?? {};
              await expect.soft(heading(page)).toHaveText(title ?? '');
              if (href && row.face !== 'never')
                await expect.soft(page.locator(`a[href="${href}"]`).first()).toBeAttached();
              await holds(page, row, cut, language);
            });
          }
        });
      });
    }
  }
});

const UNSEEN: { path: string; part: string }[] = [
  { path: '/propertielist?purpose=for_sale&page=2', part: 'article' },
  { path: '/propertydetails/77', part: 'main picture img' },
  { path: '/neighborhoodslist?cityId=2', part: 'main a[href*="neighborhoodId="]' },
  { path: '/nearproperties?latitude=17.5&longitude=44.2', part: 'article' },
  { path: '/blogDetails/1', part: 'main h2' },
  { path: '/favorite', part: 'article' },
  { path: '/previewlist', part: 'main a[href^="/previewdetails/"]' },
  { path: '/profile', part: 'input[name="email"]' },
];

test.describe('says so without network where nothing was kept, and loads it when the network is back', () => {
  for (const [language, desktop, theme] of [
    ['ar', false, 'light'],
    ['en', true, 'light'],
    ['en', false, 'dark'],
  ] as const) {
    test(`${language}, ${desktop ? 'desktop' : 'phone'}, ${theme}`, async ({ visit, sara }) => {
      const words = WORDS[language];
      const visitor = await visit({ as: sara, language, desktop, theme, worker: true });
      const { page, open, context } = visitor;
      await open('/terms');
      await workerInCharge(page);
      for (const { path, part } of UNSEEN) {
        await test.step(path, async () => {
          await context.setOffline(true);
          await open(path);
          await expect(page.getByRole('alert').getByText(words.unreached)).toBeVisible();
          await expect(page.getByRole('heading', { name: words.cutOff })).toBeVisible();
          await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
          // No link to support, which can't help with this.
          await expect(page.getByRole('link', { name: words.support })).toHaveCount(0);
          await backOnline(page, words.retry);
          await expect(firstOf(page, part)).toBeVisible();
          await expect(page.getByRole('alert').getByText(words.unreached)).toHaveCount(0);
        });
      }
    });
  }

  test('with the server stopped', async ({ visit, server }) => {
    const { page, open, context } = await visit({ worker: true });
    await open('/');
    await workerInCharge(page);
    await withoutNetwork('the server stopped', { context, server }, async () => {
      await open('/propertielist?purpose=for_sale&page=3');
      await expect(page.getByRole('alert').getByText(WORDS.ar.unreached)).toBeVisible();
    });
    await backOnline(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

/** Waits until the gallery's first photo is drawn. */
async function firstPhoto(page: Page): Promise<void> {
  const photo = page.locator('main picture img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Opens the nth card of the list that is open, sees its first photo, and goes back. */
async function seeListing(page: Page, place: number): Promise<{ path: string; title: string }> {
  const card = page.getByRole('article').nth(place);
  await expect(card.getByRole('heading')).toHaveText(/\S/);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/propertydetails\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await firstPhoto(page);
  const path = new URL(page.url()).pathname;
  await savedOnDevice(page, `"properties.retrieve",{"params":{"id":${path.split('/').at(-1)}}}`);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  return { path, title };
}

test('20 listings that were seen open without network with their first photo, in any width', async ({
  visit,
  server,
}) => {
  const { open, page, context } = await visit({ worker: true });
  await open('/propertielist?purpose=for_rent');
  await workerInCharge(page);
  const seen: Awaited<ReturnType<typeof seeListing>>[] = [];
  for (let place = 0; place < 20; place += 1) seen.push(await seeListing(page, place));

  await anHourLater(context);
  // A wider window requests larger photos than those that were cached.
  await page.setViewportSize({ width: 800, height: 900 });
  // Listings are found the same way in both cases, so the second one checks only every fifth.
  const opened = {
    'the network cut': seen,
    'the server stopped': seen.filter((_, place) => place % 5 === 0),
  };
  for (const cut of CUTS)
    await withoutNetwork(cut, { context, server }, async () => {
      for (const { path, title } of opened[cut]) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await firstPhoto(page);
        await expect(page.getByText(WORDS.ar.saved).first()).toBeVisible();
      }
      await open('/propertielist?purpose=for_rent');
      await expect(page.getByRole('article').nth(19)).toBeAttached();
      await expect(page.getByText(WORDS.ar.saved).first()).toBeVisible();
    });
});
