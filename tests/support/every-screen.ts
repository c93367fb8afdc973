import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createPerson, type Person, signInByCall } from './api-person.ts';
import type { VisitOptions } from './journey.ts';
import { operatorOf } from './operator.ts';
import type { RunningServer } from './running-server.ts';

/** Together these cover each language, theme and width. */
export const FACES = {
  'Arabic, light, on a phone': { language: 'ar', theme: 'light' },
  'English, dark, on a phone': { language: 'en', theme: 'dark' },
  'Arabic, dark, on a laptop': { language: 'ar', theme: 'dark', desktop: true },
  'English, light, on a laptop': { language: 'en', theme: 'light', desktop: true },
} as const satisfies Record<string, VisitOptions>;
export type Face = keyof typeof FACES;
const PHONE: Face[] = ['Arabic, light, on a phone', 'English, dark, on a phone'];
const PHONE_AND_LAPTOP: Face[] = [...PHONE, 'Arabic, dark, on a laptop'];
const CONSOLE: Face[] = [
  'Arabic, light, on a phone',
  'Arabic, dark, on a laptop',
  'English, light, on a laptop',
];

/**
 * `{…}` in a path is replaced by a value from `fixtureOf`; if there are several, each one is
 * opened.
 */
interface Screen {
  path: string;
  /** An element that is there once the screen has rendered; its title by default. */
  whole?: string;
  /** The path's record does not exist: the browser logs the 404. */
  missing?: true;
}

export interface Screens {
  as: 'guest' | 'sara' | 'somebody new' | 'operator';
  faces: Face[];
  screens: Screen[];
}

const LONG_WORDS = 'شقة عائلية كبيرة مطلة على البحر مع مسبح وحديقة وجلسة خارجية في حي هادئ';

/**
 * Each entry is one test for each of its faces; none is long, so that both workers have an equal
 * share.
 */
export const EVERY_SCREEN: Record<string, Screens> = {
  'home and lists': {
    as: 'guest',
    faces: PHONE_AND_LAPTOP,
    screens: [
      { path: '/', whole: 'article' },
      { path: '/propertielist', whole: 'article' },
      { path: '/propertielist?purpose=for_rent', whole: 'article' },
      { path: '/nearproperties', whole: 'article' },
      { path: '/nearproperties?latitude=24.7136&longitude=46.6753', whole: 'article' },
    ],
  },
  'listings, the list’s map, and what is not found': {
    as: 'guest',
    faces: PHONE_AND_LAPTOP,
    screens: [
      { path: '/propertydetails/13' },
      { path: '/propertydetails/100' },
      { path: '/propertydetails/999999999', missing: true },
      { path: '/propertielist?purpose=for_rent&cityId=1&view=map', whole: '.maplibregl-marker' },
      // The page quotes the search text.
      { path: `/propertielist?q=${encodeURIComponent(LONG_WORDS)}`, whole: 'main img[src*="/art/"]' },
      { path: `/propertielist?q=${'x'.repeat(100)}`, whole: 'main img[src*="/art/"]' },
    ],
  },
  'places and reading': {
    as: 'guest',
    faces: PHONE_AND_LAPTOP,
    screens: [
      { path: '/neighborhoodslist?cityId=1', whole: 'a[href*="neighborhoodId="]' },
      { path: '/city/1', whole: 'main table' },
      { path: '/district/101?with=102', whole: 'main table' },
      { path: '/aboutus' },
      { path: '/blog', whole: 'a[href^="/blogDetails/"]' },
      { path: '/blogDetails/1', whole: 'h2' },
      { path: '/questions', whole: 'details' },
      { path: '/terms', whole: 'h2' },
      { path: '/privacy', whole: 'h2' },
    ],
  },
  'the way in, and nowhere': {
    as: 'guest',
    faces: PHONE_AND_LAPTOP,
    screens: [
      { path: '/login' },
      { path: '/register' },
      { path: '/otp' },
      { path: '/forgetPassword' },
      { path: '/no-such-screen', missing: true },
    ],
  },
  'the map of what is near': {
    as: 'sara',
    faces: [...PHONE_AND_LAPTOP, 'English, light, on a laptop'],
    screens: [
      { path: '/maps', whole: '[data-cluster], [data-pin]' },
      { path: '/maps?favorites=yes', whole: '[data-cluster], [data-pin]' },
      { path: '/maps?view=list', whole: 'article' },
    ],
  },
  'the account': {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/account' },
      { path: '/favorite', whole: 'article' },
      { path: '/profile', whole: 'main form' },
      { path: '/setting', whole: 'main section li' },
      { path: '/changePassword', whole: 'main form' },
      { path: '/myreports' },
      { path: '/searches', whole: 'main h2' },
    ],
  },
  'a new account': {
    as: 'somebody new',
    faces: PHONE,
    screens: [
      { path: '/account' },
      { path: '/profile', whole: 'main form' },
      { path: '/favorite', whole: 'main h2' },
      { path: '/maps?favorites=yes', whole: 'main h2' },
      { path: '/propertie', whole: 'main h2' },
      { path: '/previewlist', whole: 'main h2' },
    ],
  },
  'nothing yet': {
    as: 'somebody new',
    faces: PHONE,
    screens: [
      { path: '/maintenanceslist', whole: 'main h2' },
      { path: '/myrequests', whole: 'main h2' },
      { path: '/myproperty', whole: 'main h2' },
      { path: '/myrents', whole: 'main h2' },
      { path: '/myreservations', whole: 'main h2' },
      { path: '/paymentcards', whole: 'main h2' },
      { path: '/financialtransactions', whole: 'main h2' },
    ],
  },
  // Each step of a published ad, and the last step of one that is awaiting payment.
  'the steps of an ad': {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/propertieupdate/13?step=kind', whole: 'main form' },
      { path: '/propertieupdate/13?step=broker', whole: 'main form' },
      // The part below the first view renders later.
      { path: '/propertieupdate/13?step=property', whole: 'main input[name="street"]' },
      { path: '/propertieupdate/13?step=feature', whole: 'main form' },
      { path: '/propertieupdate/6?step=feature', whole: 'main form' },
    ],
  },
  'new ads, and one’s own': {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/propertiecreate?step=kind', whole: 'main form' },
      { path: '/propertiecreate?step=documentation', whole: 'main form' },
      { path: '/propertymanagement', whole: 'main form' },
      { path: '/propertie', whole: 'article' },
      { path: '/advertisements', whole: 'article' },
    ],
  },
  'viewings and payments': {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/previewlist', whole: 'a[href^="/previewdetails/"]' },
      { path: '/previewdetails/{viewing}', whole: 'main a[href^="/propertydetails/"]' },
      { path: '/propertypreview/{viewed}', whole: '[role="grid"]' },
      { path: '/pay/RK23456789', missing: true },
      { path: '/payment/success' },
      { path: '/payment/failed' },
    ],
  },
  maintenance: {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/maintenances', whole: 'main ul a' },
      { path: '/maintenances?type=fast', whole: 'main form' },
      { path: '/maintenanceslist', whole: 'main ul a' },
      { path: '/maintenancedetails/1', whole: 'main ol' },
      { path: '/maintenancedetails/6', whole: 'main ol' },
      { path: '/maintenancePay/7', whole: 'main dl' },
    ],
  },
  requests: {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/myrequests', whole: 'main ul a' },
      { path: '/myrequests?category=property', whole: 'main ul a' },
      { path: '/myrequests?category=property&id=2', whole: 'main article' },
      { path: '/myrequests?category=finance&id=2', whole: 'main ol' },
      { path: '/propertyrequest', whole: 'main form' },
    ],
  },
  'financing and the bank account': {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/createfinance/{forSale}', whole: 'main form' },
      { path: '/createfinance/999999', whole: 'main h2', missing: true },
      { path: '/mybankaccount', whole: 'main form' },
    ],
  },
  money: {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/wallet' },
      { path: '/wallet?form=topup', whole: 'main form' },
      { path: '/paymentcards' },
      { path: '/addpaymentcard', whole: 'main form' },
      { path: '/financialtransactions', whole: 'main li' },
      { path: '/myreservations' },
      { path: '/reservation/{reservation}', whole: 'main h2' },
      { path: '/reservation/999999', whole: 'main h2', missing: true },
      { path: '/propertyreservation/{viewed}' },
    ],
  },
  rents: {
    as: 'sara',
    faces: PHONE,
    screens: [
      { path: '/myproperty', whole: 'main a[href^="/rental/"]' },
      { path: '/myrents', whole: 'main a[href^="/rental/"]' },
      { path: '/rental/{owned}', whole: 'main h2' },
      { path: '/rental/none', whole: 'main h2' },
    ],
  },
  'the console’s work': {
    as: 'operator',
    faces: CONSOLE,
    screens: [
      { path: '/ops', whole: 'figure' },
      { path: '/ops/ads', whole: 'section ul, section p' },
      { path: '/ops/orders-new', whole: 'section ul, section p' },
      { path: '/ops/item/ads/13', whole: 'article h1' },
      { path: '/ops/item/orders/1', whole: 'article h1' },
      { path: '/ops/item/requests-property/2', whole: 'article h1' },
    ],
  },
  'what the console looks up': {
    as: 'operator',
    faces: CONSOLE,
    screens: [
      { path: '/ops/people', whole: '[type="search"]' },
      { path: '/ops/people/1', whole: 'article h1' },
      { path: '/ops/homes', whole: '[type="search"]' },
      { path: '/ops/homes/13', whole: 'article h1' },
      { path: '/ops/tenancies', whole: '[type="search"]' },
      { path: '/ops/finance', whole: 'main dl' },
      { path: '/ops/log' },
    ],
  },
  'what the console writes': {
    as: 'operator',
    faces: CONSOLE,
    screens: [
      { path: '/ops/articles', whole: 'main li' },
      { path: '/ops/articles/1', whole: 'main textarea' },
      { path: '/ops/articles/new', whole: 'main textarea' },
      { path: '/ops/questions', whole: 'main li' },
      { path: '/ops/coupons', whole: 'main li' },
      { path: '/ops/technicians', whole: 'main li' },
    ],
  },
};

/** Who sees these screens; undefined for a guest. */
export async function viewerOf(
  { as }: Screens,
  server: RunningServer,
  sara: Person,
): Promise<Person | undefined> {
  if (as === 'guest') return undefined;
  if (as === 'sara') return sara;
  const person = await createPerson(server);
  return as === 'operator' ? operator(server, person) : person;
}

/** Makes a person an operator and opens a session for them. */
async function operator(server: RunningServer, person: Person): Promise<Person> {
  await operatorOf(server)('operator', 'add', person.mobile);
  return signInByCall(server, person);
}

/** The screens' paths for this viewer, with the screen that each belongs to. */
export async function pathsFor(
  screens: readonly Screen[],
  viewer: Person | undefined,
): Promise<{ path: string; screen: Screen }[]> {
  const fixture = viewer ? await fixtureOf(viewer) : {};
  return screens.flatMap((screen) => pathsOf(screen.path, fixture).map((path) => ({ path, screen })));
}

/** The ids that the screens need, from the person's API calls. */
async function fixtureOf(person: Person): Promise<Record<string, number[]>> {
  const viewings = await person.call<{ rows: { id: number; Property: { id: number } }[] }>(
    'GET',
    '/api/reservation/list',
  );
  const reservations = await person.call<{ rows: { id: number }[] }>('GET', '/api/propReservation/list');
  const owned = await person.call<{ rows: { id: number }[] }>('GET', '/api/properties/owners');
  const listings = await person.call<{ properties: { id: number }[] }>(
    'GET',
    '/api/properties/list?purpose=for_sale&typeId=2&cityId=1',
  );
  return {
    viewing: viewings.rows.slice(0, 1).map(({ id }) => id),
    viewed: viewings.rows.slice(0, 1).map(({ Property }) => Property.id),
    reservation: reservations.rows.map(({ id }) => id),
    owned: owned.rows.map(({ id }) => id),
    forSale: listings.properties.slice(0, 1).map(({ id }) => id),
  };
}

function pathsOf(template: string, fixture: Record<string, number[]>): string[] {
  const [mark, name = ''] = /\{(\w+)\}/.exec(template) ?? [];
  if (!mark) return [template];
  const values = fixture[name] ?? [];
  if (values.length === 0) throw new Error(`There is nothing to open ${template} with`);
  return values.map((value) => template.replace(mark, String(value)));
}

/**
 * Waits for work in the page that needs its frames, but no longer than `most` milliseconds:
 * Chromium without a GPU now and then draws nothing for minutes, and lets the page's own timers
 * wait as well.
 */
export async function whileDrawn<Done>(work: Promise<Done>, most: number): Promise<Done | undefined> {
  // What is left behind ends with its page.
  return Promise.race([work.catch(() => undefined), wait(most, undefined, { ref: false })]);
}

/** Scrolls through the page once: parts far below render and fetch their data as they come near. */
export async function scrollThrough(page: Page): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const show = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo(0, y);
      // The IntersectionObserver fires after the frame that shows a part.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  const step = (page.viewportSize()?.height ?? 800) / 2;
  for (let top = 0; top < (await heightOf()); top += step) await whileDrawn(show(top), 2_000);
  await page.evaluate(() => window.scrollTo(0, 0));
}
