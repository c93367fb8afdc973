import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFlat, createAd, updateAd } from '../../../tests/support/ads.ts';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { properties } from '../../db/schema/properties.ts';
import { listingsToMatch, propertyRequests, requestMatches } from '../../db/schema/requests.ts';
import { approveAd } from '../advertising/moderation.ts';
import { matchPublished } from './matching.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let seeker: Visitor;
let advertiser: Visitor;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());
beforeEach(async () => {
  await matchPublished(made.db);
  [seeker, advertiser] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});

const ask = async (payload: object, who = seeker): Promise<number> =>
  (await postAs(made.app, who, '/api/propertyRequests/create', payload)).json().id;
/** Creates a request, and deletes its matches with other tests' listings. */
async function addRequest(payload: object, who = seeker): Promise<number> {
  const id = await ask(payload, who);
  await made.db.delete(requestMatches).where(eq(requestMatches.requestId, id));
  return id;
}
const publish = async (property: object = {}, who = advertiser): Promise<number> =>
  (await createAd(made.app, who.headers, { property })).json().propertyId;
const notice = async (who = seeker, language = 'ar') => {
  const headers = { ...who.headers, language };
  const { rows } = await read(made.app, { ...who, headers }, '/api/users/notifications');
  return (rows as { kind: string; message: string; link: string }[]).filter(
    ({ kind }) => kind === 'homeFound',
  );
};

describe('a new ad', () => {
  it('notifies the user who looks for it, with why, and is among the listings found', async () => {
    const requestId = await addRequest({
      purpose: 'for_rent',
      neighborhoodId: 101,
      typeId: 1,
      priceTo: 60_000,
      roomsCount: 3,
      propertyType: 'families',
    });
    const propertyId = await publish();
    expect(await matchPublished(made.db)).toBe(1);
    expect(await notice()).toMatchObject([
      {
        message: `وجدنا عقارًا يناسب طلبك \u2066M-${requestId}\u2069: شقة، للإيجار، الملقا، الرياض، 52,000\u00A0ر.س سنويًا، 3 غرف، للعوائل`,
        link: `/propertydetails/${propertyId}`,
      },
    ]);
    expect((await notice(seeker, 'en'))[0]?.message).toBe(
      `A home that fits your request \u2066M-${requestId}\u2069: Apartment, for rent, Al Malqa, Riyadh, 52,000\u00A0R.S a year, 3 rooms, for families`,
    );
    const { request, matches } = await read(made.app, seeker, `/api/users/requests/property/${requestId}`);
    expect(request.matchesCount).toBe(1);
    expect(matches).toEqual([
      {
        at: expect.any(String),
        why: ['شقة', 'للإيجار', 'الملقا، الرياض', '52,000\u00A0ر.س سنويًا', '3 غرف', 'للعوائل'],
        Property: expect.objectContaining({ id: propertyId, title: aFlat.title }),
      },
    ]);
  });

  it.each<[string, object, object]>([
    ['a purpose alone', { purpose: 'for_rent' }, {}],
    ['its region', { regionId: 1 }, {}],
    ['its city and its type', { cityId: 1, typeId: 1 }, {}],
    ['just its price', { priceFrom: 52_000, priceTo: 52_000 }, {}],
    [
      'what a year of it costs',
      { priceFrom: 60_000, priceTo: 60_000 },
      { price: 5_000, rentPeriod: 'month' },
    ],
    ['five rooms or more', { roomsCount: 5 }, { roomsCount: 7 }],
    ['at most its age', { age: 4 }, {}],
    ['some of its features', { features: [2] }, {}],
  ])('fits who looks for %s', async (_what, asked, property) => {
    await addRequest(asked);
    await publish(property);
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['another purpose', { purpose: 'for_sale' }, {}],
    ['another region', { regionId: 2 }, {}],
    ['another city', { cityId: 2 }, {}],
    ['another neighbourhood', { neighborhoodId: 102 }, {}],
    ['another type', { typeId: 2 }, {}],
    ['a dearer one', { priceFrom: 52_001 }, {}],
    ['a cheaper one', { priceTo: 51_999 }, {}],
    ['any price, where it has none', { priceTo: 99_999 }, { price: null }],
    ['singles', { propertyType: 'singles' }, {}],
    ['more rooms', { roomsCount: 4 }, {}],
    ['just so many rooms', { roomsCount: 3 }, { roomsCount: 4 }],
    ['a newer one', { age: 3 }, {}],
    ['a known age', { age: 30 }, { age: null }],
    ['a feature beside its own', { features: [1, 12] }, {}],
  ])('does not fit who looks for %s', async (_what, asked, property) => {
    await addRequest(asked);
    await publish(property);
    await matchPublished(made.db);
    expect(await notice()).toEqual([]);
  });

  it('does not notify its own advertiser, nor the user of a closed request', async () => {
    await addRequest({ typeId: 1 }, advertiser);
    const closed = await addRequest({ typeId: 1 });
    await postAs(made.app, seeker, `/api/propertyRequests/close/${closed}`, {});
    await publish();
    await matchPublished(made.db);
    expect([await notice(advertiser), await notice()]).toEqual([[], []]);
  });

  it('notifies once for each request of a user', async () => {
    await addRequest({ typeId: 1 });
    await addRequest({ cityId: 1 });
    await publish();
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(2);
  });
});

describe('listings that are public already', () => {
  const foundFor = async (id: number) => {
    const { request, matches } = await read(made.app, seeker, `/api/users/requests/property/${id}`);
    const ids = (matches as { Property: { id: number } }[]).map(({ Property }) => Property.id);
    return { count: request.matchesCount, ids };
  };

  it('are among those found at once, in the list’s order, the latest first, without a notification', async () => {
    const [older, newer] = [await publish(), await publish({ roomsCount: 4 })];
    await publish({}, seeker);
    const asked = { purpose: 'for_rent', neighborhoodId: 101, typeId: 1, priceTo: 60_000, age: 4 };
    const { ids, count } = await foundFor(await ask(asked));
    expect(ids).toContain(newer);
    expect(ids).toContain(older);
    expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older));
    expect(count).toBe(ids.length);
    const list = await read(
      made.app,
      seeker,
      '/api/properties/list?purpose=for_rent&neighborhoodId=101&typeId=1&priceTo=60000',
    );
    const listed = (list.properties as { id: number }[]).map(({ id }) => id);
    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    expect((await foundFor(await ask({ ...asked, roomsCount: 4 }))).ids[0]).toBe(newer);
    expect(await notice()).toEqual([]);
  });
});

describe('however an ad becomes public', () => {
  const turn = (id: number, change: Partial<typeof properties.$inferInsert>) =>
    made.db.update(properties).set(change).where(eq(properties.id, id));

  it('by an operator, and not before', async () => {
    await addRequest({ typeId: 1, cityId: 1 });
    const id = await publish();
    await turn(id, { status: 'under_review' });
    await matchPublished(made.db);
    expect(await notice()).toEqual([]);
    const licence = { number: '7200000001', expiresAt: '2099-01-01', at: new Date() };
    await made.db.transaction((transaction) => approveAd(transaction, id, licence));
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(1);
  });

  it('shown again, reserved and freed, it sends no second notification', async () => {
    await addRequest({ typeId: 1 });
    const id = await publish();
    await matchPublished(made.db);
    for (const status of ['hidden', 'published', 'reserved', 'published'] as const)
      await turn(id, { status });
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(1);
  });

  it('changed so that it fits, it sends a notification', async () => {
    await addRequest({ typeId: 1, priceTo: 50_000 });
    const id = await publish();
    await matchPublished(made.db);
    expect(await notice()).toEqual([]);
    await updateAd(made.app, advertiser.headers, id, { property: { price: 49_000 } });
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(1);
  });

  it('with an expired licence, it sends a notification once that is renewed', async () => {
    await addRequest({ typeId: 1 });
    const id = await publish();
    await turn(id, { adLicenseExpiresAt: '2020-01-01' });
    await matchPublished(made.db);
    expect(await notice()).toEqual([]);
    await turn(id, { adLicenseExpiresAt: '2099-01-01' });
    await matchPublished(made.db);
    expect(await notice()).toHaveLength(1);
  });

  it('hidden again before the job runs, it sends none and leaves the listings found', async () => {
    const requestId = await addRequest({ typeId: 1 });
    await turn(await publish(), { status: 'hidden' });
    await matchPublished(made.db);
    expect(await notice()).toEqual([]);
    const found = await publish();
    await matchPublished(made.db);
    await turn(found, { status: 'hidden' });
    const { request, matches } = await read(made.app, seeker, `/api/users/requests/property/${requestId}`);
    expect([request.matchesCount, matches]).toEqual([0, []]);
  });
});

describe('exactly once', () => {
  const countMatches = (requestId: number) =>
    made.db.$count(requestMatches, eq(requestMatches.requestId, requestId));

  it('however many publish at once, and however many servers match', async () => {
    const requestId = await addRequest({ typeId: 1, cityId: 1 });
    const ids = await Promise.all([publish(), publish(), publish()]);
    await Promise.all(
      ids.flatMap((id) =>
        [1, 2].map(() =>
          made.db.transaction(async (transaction) => {
            await transaction.update(properties).set({ status: 'hidden' }).where(eq(properties.id, id));
            await transaction.update(properties).set({ status: 'published' }).where(eq(properties.id, id));
          }),
        ),
      ),
    );
    expect(await made.db.$count(listingsToMatch)).toBeGreaterThan(3);
    await Promise.all([1, 2, 3, 4].map(() => matchPublished(made.db)));
    // The listing locked by another matcher was left to that one.
    expect(await made.db.$count(listingsToMatch)).toBe(0);
    expect([(await notice()).length, await countMatches(requestId)]).toEqual([3, 3]);
  });

  it('after a crash too: what was under way is found again', async () => {
    const requestId = await addRequest({ typeId: 1, cityId: 1 });
    await publish();
    const crash = made.db.transaction(async (transaction) => {
      expect(await matchPublished(transaction)).toBeGreaterThan(0);
      throw new Error('the power went');
    });
    await expect(crash).rejects.toThrow('the power went');
    expect([(await notice()).length, await countMatches(requestId)]).toEqual([0, 0]);
    expect(await matchPublished(made.db)).toBeGreaterThan(0);
    expect(await matchPublished(made.db)).toBe(0);
    expect((await notice()).length).toBe(1);
  });

  it('notifies more users of one ad than one statement does', async () => {
    const propertyId = await publish();
    await matchPublished(made.db);
    const crowd = 2_100;
    await made.db.insert(propertyRequests).values(
      Array.from({ length: crowd }, () => ({
        userId: seeker.id,
        neighborhoodId: 101,
        cityId: 1,
        regionId: 1,
      })),
    );
    await made.db.insert(listingsToMatch).values({ propertyId });
    expect(await matchPublished(made.db)).toBe(crowd);
    expect(
      await made.db.$count(requestMatches, eq(requestMatches.propertyId, propertyId)),
    ).toBeGreaterThanOrEqual(crowd);
    await made.db.delete(propertyRequests).where(eq(propertyRequests.userId, seeker.id));
  });

  it('takes on more than one statement’s worth', async () => {
    await addRequest({ typeId: 1, cityId: 1, purpose: 'for_rent' });
    const rows = await made.db
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(
          eq(properties.typeId, 1),
          eq(properties.cityId, 1),
          eq(properties.purpose, 'for_rent'),
          eq(properties.status, 'published'),
        ),
      )
      .limit(45);
    await made.db.insert(listingsToMatch).values(rows.map(({ id }) => ({ propertyId: id })));
    await matchPublished(made.db);
    const { propertyRequests } = await read(made.app, seeker, '/api/users/requests');
    expect(rows.length).toBeGreaterThan(20);
    expect(propertyRequests[0].matchesCount).toBe(rows.length);
  });
});
