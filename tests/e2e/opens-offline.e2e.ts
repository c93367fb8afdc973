import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Person } from '../support/api-person.ts';
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

/* What opens without network, and what it says. On a server of this file's own, which it stops. */

test.use({ serverSettings: { environment: { OWN: 'offline' } } });
// A sweep opens each screen twice.
test.slow();

/** What a screen shows without network once it was seen. */
type Face =
  /** What was seen, with the line from when it is. */
  | 'saved'
  /** Words or a form that nothing is fetched for. */
  | 'fixed'
  /** A form that can be filled in, with the line that what is shown was kept. */
  | 'form'
  /** A form over which it says that it needs a connection. */
  | 'needs'
  /** What no device keeps: the error, with the way to try again. */
  | 'never';

interface Row {
  /** As the router has it. */
  route: string;
  /** What is opened, where it is not the route itself. */
  path?: string;
  face: Face;
  /**
   * A part of what is seen. But for what is never kept it stands there again, and where the first
   * is a link, one to the same place.
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
  { route: '/aboutus', face: 'saved' },
  { route: '/blog', face: 'saved', part: 'main a[href^="/blogDetails/"]' },
  { route: '/blogDetails/$key', face: 'saved', part: 'main h2' },
  { route: '/questions', face: 'saved', part: 'main details, main button[aria-expanded]' },
  { route: '/terms', face: 'fixed', part: 'main h2' },
  { route: '/account/', face: 'fixed', part: 'main a[href^="/login"]' },
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

/** For somebody who has something of everything. */
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
  { route: '/propertyreservation/$id', face: 'needs', part: 'main a[href^="/propertydetails/"]' },
  { route: '/setting', face: 'fixed', part: 'main a[href="/changePassword"]' },
  { route: '/wallet', face: 'never', part: 'main a[href*="form=topup"]' },
];

/** The paths of the route tree, as the router wrote it. */
function allRoutes(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../../src/app/route-tree.gen.ts'), 'utf8');
  const paths = /fullPaths:([^;]*);/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? [];
  return paths.map((path) => path.slice(1, -1));
}

/** The files that each stand for a path; those that begin with _ are what others stand in. */
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
    cutOff: 'أنت بلا اتصال',
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

/** A listing and an article that everybody may see, and one of each of the person's own things. */
async function idsFor(url: string, person: Person | undefined): Promise<Record<string, number>> {
  const publicly = async <Answer>(path: string) => (await (await fetch(url + path)).json()) as Answer;
  const { properties } = await publicly<{ properties: { id: number }[] }>('/api/properties/list');
  const { rows: articles } = await publicly<{ rows: { id: number }[] }>('/api/forums/list');
  const [listing = 0, article = 0] = [properties[0]?.id, articles[0]?.id];
  const ids = { '/propertydetails/$id': listing, '/blogDetails/$key': article };
  if (!person) return ids;
  const first = async (path: string, list: string) =>
    (await person.call<Record<string, { id: number }[]>>('GET', path))[list]?.[0]?.id ?? 0;
  const order = await first('/api/orders/list', 'currentOrders');
  return {
    ...ids,
    '/createfinance/$key': listing,
    '/propertypreview/$id': listing,
    '/propertyreservation/$id': listing,
    '/maintenancedetails/$id': order,
    '/maintenancePay/$id': order,
    '/previewdetails/$id': await first('/api/reservation/list', 'rows'),
    '/propertieupdate/$key': await first('/api/properties/myProperties', 'myProperties'),
    '/rental/$key': await first('/api/properties/rentals', 'rows'),
  };
}

const firstOf = (page: Page, part: string) => page.locator(part).filter({ visible: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** What a screen is known again by: its title, and where its first link of that kind leads. */
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

/** Checks what an opened screen shows and says without network. */
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
  // Where the device has a network these have not tried anything yet, so they have nothing to say.
  if (cut === 'the network cut') {
    if (face === 'form' || face === 'needs') await says(words[face]);
    if (face === 'never') await says(words.cutOff);
  }
  // Shown, or said why not: nothing in view waits for what can't come.
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
        // What the last one showed is kept once it is left.
        await visitor.open('/terms');

        // Where the device believes in its network, only what is old enough is asked for again, and
        // so found lost.
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
          // Nobody there can help.
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
  // A wider window asks for wider photos than those that were seen.
  await page.setViewportSize({ width: 800, height: 900 });
  // A listing is found the same way in either cut: all of them in the one, every fifth in the
  // other.
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
