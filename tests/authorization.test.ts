import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract/contract.ts';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { passkeys } from '../server/db/schema/access.ts';
import { payments } from '../server/db/schema/money.ts';
import { favourites, properties } from '../server/db/schema/properties.ts';
import { viewings } from '../server/db/schema/viewings.ts';
import { notify } from '../server/modules/notifications/notify.ts';
import { adCases } from './support/ad-access-cases.ts';
import type { Case, Headers, Owner } from './support/authorization-case.ts';
import { addVisitors } from './support/bookings.ts';
import { addOperator } from './support/console.ts';
import { moneyCases } from './support/money-cases.ts';
import { orderCases } from './support/order-cases.ts';
import { rentalCases } from './support/rental-cases.ts';
import { requestCases } from './support/request-cases.ts';
import { createTestApp } from './support/test-app.ts';

/**
 * Tests which callers may use an endpoint: the owner, another user, an operator, a guest. The
 * endpoints come from the contract: one that takes a record's id fails here until it has a case.
 */

let made: Awaited<ReturnType<typeof createTestApp>>;
let listing: number;
let ownListing: number;

beforeAll(async () => {
  made = await createTestApp();
  const rows = await made.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.status, 'published'))
    .limit(2);
  [listing = 0, ownListing = 0] = rows.map(({ id }) => id);
});
afterAll(() => made.app.close());

async function json(url: string, headers: Headers) {
  return (await made.app.inject({ url, headers })).json();
}

async function newOwner(): Promise<Owner> {
  const [owner] = await addVisitors(made.db, 1);
  if (!owner) throw new Error('Nobody was made');
  await notify(made.db, owner.id, { kind: 'welcome', params: {} });
  return owner;
}

async function hide(owner: Owner): Promise<void> {
  const change = { advertiserId: owner.id, status: 'hidden' as const };
  await made.db.update(properties).set(change).where(eq(properties.id, ownListing));
}

const isSignedIn = async ({ headers }: Owner) =>
  (await made.app.inject({ url: '/api/users/currentUser', headers })).statusCode === 200;
const hasUnread = async ({ headers }: Owner) =>
  (await json('/api/users/notifications', headers)).unreadCount === 1;
const hasFavourite = async ({ id }: Owner) =>
  (await made.db.select().from(favourites).where(eq(favourites.userId, id))).length === 1;

const hasViewing = async ({ id }: Owner, status: string) =>
  (await made.db.select().from(viewings).where(eq(viewings.userId, id)))[0]?.status === status;

/** A free time of the public listing. */
async function freeTime({ headers }: Owner): Promise<{ date: string; time: string }> {
  const { times } = await json(`/api/reservation/availableTimes/${listing}`, headers);
  const [date = ''] = Object.keys(times);
  return { date, time: times[date][0].value };
}

async function bookFor(owner: Owner, kind: object = {}): Promise<number> {
  const payload = { propertyId: listing, ...(await freeTime(owner)), ...kind };
  const { headers } = owner;
  const answer = await made.app.inject({ method: 'POST', url: '/api/reservation/create', headers, payload });
  return answer.json().row.id;
}

function passkeyCases(): Case[] {
  const ofOwner = ({ id }: Owner) => made.db.select().from(passkeys).where(eq(passkeys.userId, id));
  const one = (name: Case['name'], call: (id: number) => Awaited<ReturnType<Case['prepare']>>): Case => ({
    name,
    about: 'a passkey',
    prepare: async (owner) => {
      const key = { publicKey: 'AAAA', counter: 0, transports: [], isBackedUp: false };
      await made.db
        .insert(passkeys)
        .values({ userId: owner.id, credentialId: `of ${name} ${owner.id}`, name: 'جوالي', ...key });
      return call((await ofOwner(owner))[0]?.id ?? 0);
    },
    statuses: [200, 404, 401],
    isUntouched: async (owner) => (await ofOwner(owner))[0]?.name === 'جوالي',
  });
  return [
    one('passkeys.update', (id) => ({
      url: `/api/users/passkeys/update/${id}`,
      payload: { name: 'جوال غيري' },
    })),
    one('passkeys.delete', (id) => ({ url: `/api/users/passkeys/delete/${id}` })),
  ];
}

const CASES: Case[] = [
  {
    name: 'sessions.end',
    about: 'a session',
    prepare: async ({ headers }) => {
      const { rows } = await json('/api/users/sessions', headers);
      return { url: `/api/users/sessions/${rows[0].id}` };
    },
    statuses: [200, 404, 401],
    isUntouched: isSignedIn,
  },
  ...passkeyCases(),
  {
    name: 'notifications.read',
    about: 'a notification',
    prepare: async ({ headers }) => {
      const { rows } = await json('/api/users/notifications', headers);
      return { url: `/api/users/notifications/read/${rows[0].id}`, payload: {} };
    },
    statuses: [200, 404, 401],
    isUntouched: hasUnread,
  },
  {
    name: 'notifications.readAll',
    about: 'everybody’s own, up to an id',
    prepare: async () => ({
      url: '/api/users/notifications/readAll',
      payload: { upTo: 2_000_000_000 },
    }),
    statuses: [200, 200, 401],
    isUntouched: hasUnread,
  },
  {
    name: 'favourites.add',
    about: 'a public listing',
    prepare: async () => ({ url: '/api/favorites/add', payload: { propertyId: listing } }),
    statuses: [200, 200, 401],
  },
  {
    name: 'favourites.add',
    about: 'a hidden listing, also one’s own',
    prepare: async (owner) => {
      await hide(owner);
      return { url: '/api/favorites/add', payload: { propertyId: ownListing } };
    },
    statuses: [404, 404, 401],
  },
  {
    name: 'favourites.remove',
    about: 'everybody’s own favourite',
    prepare: async ({ headers }) => {
      const payload = { propertyId: listing };
      await made.app.inject({ method: 'POST', url: '/api/favorites/add', headers, payload });
      return { url: `/api/favorites/remove/${listing}` };
    },
    statuses: [200, 200, 401],
    isUntouched: hasFavourite,
  },
  {
    name: 'properties.retrieve',
    about: 'a public listing',
    prepare: async () => ({ url: `/api/properties/retrieve/${listing}` }),
    statuses: [200, 200, 200],
  },
  {
    name: 'properties.retrieve',
    about: 'a public listing of somebody else, to change it',
    prepare: async () => ({ url: `/api/properties/retrieve/${listing}?management=1` }),
    statuses: [403, 403, 401],
  },
  ...['', '?management=1'].map(
    (query): Case => ({
      name: 'properties.retrieve',
      about: `a hidden listing ${query}`,
      prepare: async (owner) => {
        await hide(owner);
        return { url: `/api/properties/retrieve/${ownListing}${query}` };
      },
      statuses: [200, 404, 404],
      operator: query ? 403 : 200,
    }),
  ),
  {
    name: 'properties.similar',
    about: 'those like a hidden listing',
    prepare: async (owner) => {
      await hide(owner);
      return { url: `/api/properties/similar/${ownListing}` };
    },
    statuses: [200, 404, 404],
    operator: 200,
  },
  {
    name: 'properties.history',
    about: 'the prices of a hidden listing',
    prepare: async (owner) => {
      await hide(owner);
      return { url: `/api/properties/history/${ownListing}` };
    },
    statuses: [200, 404, 404],
    operator: 200,
  },
  {
    name: 'articles.retrieve',
    about: 'an article, which is everybody’s',
    prepare: async () => ({ url: '/api/forums/retrieve/1' }),
    statuses: [200, 200, 200],
  },
  {
    name: 'viewings.times',
    about: 'a public listing',
    prepare: async () => ({ url: `/api/reservation/availableTimes/${listing}` }),
    statuses: [200, 200, 401],
  },
  {
    name: 'viewings.times',
    about: 'a hidden listing, also one’s own',
    prepare: async (owner) => {
      await hide(owner);
      return { url: `/api/reservation/availableTimes/${ownListing}` };
    },
    statuses: [404, 404, 401],
  },
  {
    name: 'viewings.create',
    about: 'a hidden listing, also one’s own',
    prepare: async (owner) => {
      await hide(owner);
      const payload = { propertyId: ownListing, ...(await freeTime(owner)) };
      return { url: '/api/reservation/create', payload };
    },
    statuses: [404, 404, 401],
  },
  {
    name: 'viewings.get',
    about: 'a viewing',
    prepare: async (owner) => ({ url: `/api/reservation/get/${await bookFor(owner)}` }),
    statuses: [200, 404, 401],
  },
  {
    name: 'viewings.cancel',
    about: 'a viewing',
    prepare: async (owner) => ({ url: `/api/reservation/cancel/${await bookFor(owner)}` }),
    statuses: [200, 404, 401],
    isUntouched: (owner) => hasViewing(owner, 'confirmed'),
  },
  {
    name: 'viewings.reschedule',
    about: 'a viewing',
    prepare: async (owner) => {
      const reservationId = await bookFor(owner);
      const payload = { reservationId, ...(await freeTime(owner)) };
      return { url: '/api/reservation/reschedule', payload };
    },
    statuses: [200, 404, 401],
    isUntouched: (owner) => hasViewing(owner, 'confirmed'),
  },
  {
    name: 'viewings.pay',
    about: 'a luxury viewing',
    prepare: async (owner) => {
      const reservationId = await bookFor(owner, { fancyReview: true });
      return { url: '/api/reservation/pay', payload: { reservationId } };
    },
    statuses: [200, 404, 401],
    isUntouched: (owner) => hasViewing(owner, 'waiting_payment'),
  },
  ...orderCases(() => made),
  ...rentalCases(() => made),
  ...moneyCases({ json, hide, listing: () => listing, ownListing: () => ownListing, made: () => made }),
  ...adCases({ made: () => made, listing: () => listing }),
  ...requestCases({ made: () => made, listing: () => listing }),
  {
    name: 'payments.result',
    about: 'a payment',
    prepare: async (owner) => {
      await bookFor(owner, { fancyReview: true });
      const [payment] = await made.db.select().from(payments).where(eq(payments.userId, owner.id));
      return { url: `/api/payments/result/${payment?.reference}` };
    },
    statuses: [200, 404, 401],
  },
];

/** Filters by public data: they don't identify a user's record. */
const PUBLIC_FILTERS = new Set(['regionId', 'cityId', 'neighborhoodId', 'typeId', 'ids']);

function namesARecord({ params, query, body }: EndpointDefinition): boolean {
  const fields = [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}));
  return fields.some((name) => /^ids?$|Ids?$|^upTo$/.test(name) && !PUBLIC_FILTERS.has(name));
}

const endpoints = allEndpoints();
const definitions = new Map(endpoints);

describe('every call that names a record', () => {
  it('has a case here once it is open', () => {
    const closed = new Set(made.app.notYetOpen());
    const covered = new Set(CASES.map(({ name }) => name));
    const silent = endpoints
      .filter(([, { auth }]) => auth !== 'operator')
      .filter(([name, definition]) => namesARecord(definition) && !closed.has(name) && !covered.has(name))
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it.each(CASES)('$name, $about: owner, other, guest get $statuses', async (one) => {
    const owner = await newOwner();
    const other = await newOwner();
    const operator = await addOperator(made.db);
    const { url, payload } = await one.prepare(owner);
    const method = definitions.get(one.name)?.method ?? 'GET';
    const statusFor = async (headers: Headers) =>
      (await made.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
    const [ofOwner, ofOther, ofGuest] = one.statuses;
    expect({
      other: await statusFor(other.headers),
      operator: await statusFor(operator.headers),
      guest: await statusFor({}),
    }).toEqual({
      other: ofOther,
      operator: one.operator ?? ofOther,
      guest: ofGuest,
    });
    expect(await one.isUntouched?.(owner)).not.toBe(false);
    expect(await statusFor(owner.headers)).toBe(ofOwner);
  });
});

it('lets no person through to an operator’s call, nor says that it is there', async () => {
  const { headers } = await newOwner();
  const calls = endpoints.filter(([, { auth }]) => auth === 'operator');
  expect(calls.length).toBeGreaterThan(10);
  for (const [name, { method, path }] of calls) {
    const url = path.replace(/\{\w+\}/g, '1');
    const { statusCode } = await made.app.inject({ method, url, headers });
    expect({ name, statusCode }).toEqual({ name, statusCode: 404 });
  }
});
