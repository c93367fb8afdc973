import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOMS_OPEN, SAVED_SEARCHES_MAX } from '../../../contract/limits.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import { createAd, updateAd } from '../../../tests/support/ads.ts';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { isPublic } from '../../db/public-listing.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { favourites, properties, propertyPictures } from '../../db/schema/properties.ts';
import { savedSearches } from '../../db/schema/searches.ts';
import { createMovableClock } from '../../lib/clock.ts';
import { type SearchFilters, whereMatches } from '../properties/filters.ts';
import { loadParserNames } from '../properties/query-parser/names.ts';
import { readFilters } from '../properties/read-filters.ts';
import { matchPublished } from '../requests/matching.ts';
import { sendDigests } from './matching.ts';
import { columnsOf, fitsSearch } from './repository.ts';

const DAY_MS = 86_400_000;
const FLATS = 'purpose=for_rent&typeId=1&cityId=1';

let made: Awaited<ReturnType<typeof createTestApp>>;
let seeker: Visitor;
let advertiser: Visitor;
/** So that no test's ad is the same home as another's. */
let area = 60;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());
beforeEach(async () => {
  await matchPublished(made.db);
  [seeker, advertiser] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});

const save = (filters = FLATS, more: object = {}, who = seeker) =>
  postAs(made.app, who, '/api/searches/create', {
    name: 'شقق الرياض',
    frequency: 'at_once',
    filters,
    ...more,
  });
const saved = async (...given: Parameters<typeof save>): Promise<number> => (await save(...given)).json().id;
const mine = async (who = seeker) => (await read(made.app, who, '/api/searches/list')).searches;
const publish = async (property: object = {}, who = advertiser): Promise<number> => {
  area += 1;
  return (await createAd(made.app, who.headers, { property: { area, ...property } })).json().propertyId;
};
const notices = async (who = seeker, language = 'ar') => {
  const headers = { ...who.headers, language };
  const { rows } = await read(made.app, { ...who, headers }, '/api/users/notifications');
  return (rows as { kind: string; message: string; link: string }[]).filter(({ kind }) =>
    /^(search|favourite|homeFound)/.test(kind),
  );
};
const send = (method: 'PUT' | 'DELETE', url: string, payload: object, who = seeker) =>
  made.app.inject({ method, url, headers: who.headers, payload });

describe('a saved search', () => {
  it('notifies at once of a new listing, counts it as new until it is seen, and is renamed and deleted', async () => {
    const id = await saved();
    expect(await mine()).toMatchObject([
      { id, name: 'شقق الرياض', filters: FLATS, newCount: 0, leftOut: null },
    ]);
    const listing = await publish();
    await publish({ typeId: 2 });
    await matchPublished(made.db);
    expect(await notices()).toEqual([
      expect.objectContaining({
        kind: 'searchMatched',
        message: 'عقار جديد في بحثك «شقق الرياض»: شقة هادئة قرب الحديقة',
        link: `/propertydetails/${listing}`,
      }),
    ]);
    expect(await mine()).toMatchObject([{ newCount: 1, newIds: [listing] }]);

    expect((await postAs(made.app, seeker, `/api/searches/seen/${id}`, {})).json()).toEqual({
      success: true,
    });
    expect(await mine()).toMatchObject([{ newCount: 0, newIds: [] }]);
    expect(
      (await send('PUT', `/api/searches/update/${id}`, { name: 'بيتنا', frequency: 'never' })).statusCode,
    ).toBe(200);
    expect(await mine()).toMatchObject([{ name: 'بيتنا', frequency: 'never', filters: FLATS }]);
    expect((await send('DELETE', `/api/searches/delete/${id}`, {})).statusCode).toBe(200);
    expect(await mine()).toEqual([]);
  });

  it('that never notifies still counts; saved again it is one, by its new name', async () => {
    const id = await saved(FLATS, { frequency: 'never' });
    await publish();
    await matchPublished(made.db);
    expect(await notices()).toEqual([]);
    expect(await mine()).toMatchObject([{ newCount: 1 }]);
    expect(await saved(`${FLATS}&view=map&page=3`, { name: 'أخرى' })).toBe(id);
    expect(await mine()).toMatchObject([{ id, name: 'أخرى', frequency: 'at_once', newCount: 1 }]);
  });

  it('notifies a user of a home once, whichever searches and requests find it', async () => {
    await saved();
    await saved('purpose=for_rent&neighborhoodId=101');
    await publish();
    await matchPublished(made.db);
    expect(await notices()).toHaveLength(1);
    const other = (await addVisitors(made.db, 1))[0] as Visitor;
    await saved(FLATS, {}, other);
    await postAs(made.app, other, '/api/propertyRequests/create', { typeId: 1, neighborhoodId: 101 });
    await publish();
    await matchPublished(made.db);
    expect((await notices(other)).map(({ kind }) => kind)).toEqual(['homeFound']);
  });

  it('does not notify of one’s own ads, of a change that fits already, nor twice', async () => {
    await saved();
    await publish({}, seeker);
    const listing = await publish({ roomsCount: 4 });
    await matchPublished(made.db);
    await updateAd(made.app, advertiser.headers, listing, { property: { area, roomsCount: 5 } });
    await Promise.all([matchPublished(made.db), matchPublished(made.db)]);
    expect(await notices()).toHaveLength(1);
  });

  it('finds what begins to fit: a lower price, another word', async () => {
    await saved('purpose=for_rent&cityId=1&priceTo=40000');
    await saved('q=مسبح خاص&cityId=1');
    const listing = await publish();
    await matchPublished(made.db);
    expect(await notices()).toEqual([]);
    await updateAd(made.app, advertiser.headers, listing, { property: { area, price: 39_000 } });
    await matchPublished(made.db);
    expect(await notices()).toHaveLength(1);
    expect((await mine()).map(({ newCount }: { newCount: number }) => newCount)).toEqual([0, 1]);
  });

  it('does not take a home that is advertised again for a new one', async () => {
    const [photo, again] = await made.db
      .insert(pictures)
      .values(
        ['first', 'again'].map((name) => ({
          path: `searches/${name}`,
          width: 10,
          height: 10,
          altAr: 'صالة',
          altEn: 'Lounge',
          uploadedBy: advertiser.id,
          fingerprint: '01'.repeat(32),
          fingerprintParts: [1, 2, 3, 4],
        })),
      )
      .returning();
    const withPhoto = async (pictureId = 0, property: object = {}) => {
      const propertyId = await publish(property);
      await made.db.insert(propertyPictures).values({ propertyId, position: 0, pictureId });
      return propertyId;
    };
    await withPhoto(photo?.id, { area: 777 });
    await matchPublished(made.db);
    await saved();
    await withPhoto(again?.id, { area: 777 });
    await matchPublished(made.db);
    expect(await notices()).toEqual([]);
    await made.db
      .update(properties)
      .set({ status: 'hidden', deletedAt: new Date(Date.now() - 99 * DAY_MS) })
      .where(eq(properties.area, 777));
    await withPhoto(again?.id, { area: 777 });
    await matchPublished(made.db);
    expect(await notices()).toHaveLength(1);
  });

  it.each([
    ['everything', '', 422, 'هذا البحث يشمل كل العقارات. أضف إليه مدينة أو نوعًا أو سعرًا قبل حفظه'],
    [
      'an order alone',
      'sort=newest&page=2',
      422,
      'هذا البحث يشمل كل العقارات. أضف إليه مدينة أو نوعًا أو سعرًا قبل حفظه',
    ],
    ['a place that does not exist', 'cityId=99999', 404, 'هذا المكان غير موجود'],
    ['what can’t be read', 'priceFrom=abc', 400, 'تعذّرت قراءة الطلب'],
  ])('of %s is refused', async (_what, filters, status, msg) => {
    const answer = await save(filters);
    expect([answer.statusCode, answer.json().msg]).toEqual([status, msg]);
  });

  it('is one of at most twenty, and not there for other users', async () => {
    const answers = [];
    for (let rooms = 1; rooms <= SAVED_SEARCHES_MAX + 1; rooms++)
      answers.push(await save(`cityId=1&areaFrom=${rooms}`, {}));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array(SAVED_SEARCHES_MAX).fill(200),
      422,
    ]);
    expect(answers.at(-1)?.json().msg).toBe('حفظت 20 بحثًا، وهو الحد الأعلى. احذف أحدها لتحفظ غيره');
    const [{ id }] = await mine();
    const tries = await Promise.all([
      send('PUT', `/api/searches/update/${id}`, { name: 'س' }, advertiser),
      send('DELETE', `/api/searches/delete/${id}`, {}, advertiser),
      postAs(made.app, advertiser, `/api/searches/seen/${id}`, {}),
    ]);
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await mine()).toHaveLength(SAVED_SEARCHES_MAX);
  });

  it('goes on without a district that is deleted, and says so', async () => {
    await made.db
      .insert(neighborhoods)
      .values({ id: 9_901, cityId: 1, nameAr: 'حي زائل', nameEn: 'Gone', latitude: 24.7, longitude: 46.6 });
    const names = await loadParserNames(made.db);
    const { filters } = readFilters({ neighborhoodId: 9_901, typeId: 1 }, names, 'ar');
    const columns = await columnsOf(made.db, filters);
    await made.db.insert(savedSearches).values({
      userId: seeker.id,
      name: 'في الحي',
      filters: 'typeId=1&neighborhoodId=9901',
      frequency: 'at_once',
      ...columns,
    });
    await made.db.delete(neighborhoods).where(eq(neighborhoods.id, 9_901));
    const listing = await publish();
    await matchPublished(made.db);
    expect(await mine()).toMatchObject([
      { newIds: [listing], leftOut: { neighborhoodId: 'هذا المكان غير موجود' } },
    ]);
  });
});

describe('a daily search', () => {
  it('sends one digest at nine, which names three and counts the rest; two servers send it once', async () => {
    const clock = createMovableClock();
    await saved(FLATS, { frequency: 'daily' });
    await sendDigests(made.db, clock);
    for (let one = 0; one < 5; one++) await publish();
    await publish({ title: 'شقة ستباع قبل الصباح', titleEn: null }).then((id) =>
      made.db.update(properties).set({ status: 'rented' }).where(eq(properties.id, id)),
    );
    await matchPublished(made.db);
    expect(await notices()).toEqual([]);
    clock.forward(DAY_MS);
    await Promise.all([sendDigests(made.db, clock), sendDigests(made.db, clock)]);
    await sendDigests(made.db, clock);
    const title = 'شقة هادئة قرب الحديقة';
    expect((await notices()).map(({ message, link }) => [message, link])).toEqual([
      [`5 عقارات جديدة في بحثك «شقق الرياض»: ${title}، ${title}، ${title}، و2 غيرها`, '/searches'],
    ]);
    expect((await notices(seeker, 'en'))[0]?.message).toBe(
      `5 new listings in your search “شقق الرياض”: ${title}, ${title}, ${title} and 2 more`,
    );
    clock.forward(DAY_MS);
    await sendDigests(made.db, clock);
    expect(await notices()).toHaveLength(1);
  });
});

describe('a favourite', () => {
  it('notifies that it is taken and available again, its advertiser aside', async () => {
    const listing = await publish();
    for (const who of [seeker, advertiser])
      await made.db.insert(favourites).values({ userId: who.id, propertyId: listing });
    for (const status of ['reserved', 'published', 'rented'] as const)
      await made.db.update(properties).set({ status }).where(eq(properties.id, listing));
    const title = 'شقة هادئة قرب الحديقة';
    expect((await notices()).map(({ message }) => message)).toEqual([
      `أُجّر عقار في مفضلتك: ${title}`,
      `عاد عقار في مفضلتك متاحًا: ${title}`,
      `حُجز عقار في مفضلتك: ${title}`,
    ]);
    expect(await notices(advertiser)).toEqual([]);
  });
});

type Listing = typeof properties.$inferSelect;

/** Filters of the kinds that people set, mostly such that this listing fits. */
function filtersLike(listing: Listing): fc.Arbitrary<PropertyFilters> {
  const price = (listing.yearlyPriceHalalas ?? 5_000_000) / 100;
  /** Set by one search in three, and mostly to what fits. */
  const rarely = <Value>(near: Value | null, ...others: Value[]): fc.Arbitrary<Value | undefined> =>
    fc.nat(2).chain((one) => {
      const values = [near, near, near].filter((value) => value !== null);
      return one === 0 ? fc.constantFrom(...values, ...others) : fc.constant(undefined);
    });
  const { latitude, longitude } = listing;
  const around: PropertyFilters['bounds'] =
    latitude === null || longitude === null
      ? undefined
      : [latitude - 0.1, longitude - 0.1, latitude + 0.1, longitude + 0.1];
  return fc.record({
    purpose: rarely(listing.purpose, 'for_sale' as const),
    typeId: rarely(listing.typeId, 2),
    regionId: rarely(listing.regionId, 2),
    cityId: rarely(listing.cityId, 2),
    neighborhoodId: rarely(listing.neighborhoodId, 101),
    propertyType: rarely(listing.propertyType, 'singles' as const),
    category: rarely(listing.category, 'commercial' as const),
    isFeatured: rarely(listing.isFeatured, true),
    priceFrom: rarely(Math.floor(price * 0.8), 1_000_000),
    priceTo: rarely(Math.ceil(price * 1.2), 1_000),
    areaFrom: rarely(listing.area, 300),
    areaTo: rarely(listing.area === null ? null : listing.area + 50, 90),
    rooms: rarely(listing.roomsCount, ROOMS_OPEN),
    bathrooms: rarely(listing.bathrooms, 3),
    features: rarely(listing.featureIds.slice(0, 2), [1, 12]),
    bounds: rarely(around ?? null, [10, 170, 40, -170] as NonNullable<PropertyFilters['bounds']>),
    q: rarely('شقة', 'حديقة 50%', '"قرب المترو"', 'villa الياسمين'),
  });
}

it('search and list never differ: 1,000 random searches against every listing', async () => {
  const names = await loadParserNames(made.db);
  const listings = await made.db.select().from(properties).where(isPublic());
  const drawn = fc.sample(fc.constantFrom(...listings).chain(filtersLike), { numRuns: 1_000, seed: 37 });
  const wanted: { query: PropertyFilters; filters: SearchFilters; id: number }[] = [];
  for (const query of drawn) {
    const { filters } = readFilters(query, names, 'ar');
    const columns = await columnsOf(made.db, filters);
    const row = { userId: seeker.id, name: 'س', filters: '', frequency: 'never' as const, ...columns };
    const [{ id } = { id: 0 }] = await made.db.insert(savedSearches).values(row).returning();
    wanted.push({ query, filters, id });
  }
  const idsBySearch = async (parts: SQL) => {
    const { rows } = await made.db.execute<{ search: number; ids: number[] }>(
      sql`select search, array_agg(id order by id) as ids from (${parts}) as found group by search`,
    );
    return new Map(rows.map(({ search, ids }) => [search, ids]));
  };
  const ofSearches = await idsBySearch(
    sql`select ${savedSearches.id} as search, ${properties.id} from ${savedSearches} join ${properties}
      on ${isPublic()} and ${fitsSearch} where ${savedSearches.userId} = ${seeker.id}`,
  );
  let found = 0;
  for (let at = 0; at < wanted.length; at += 50) {
    const some = wanted.slice(at, at + 50);
    const parts = some.map(
      ({ id, filters }) =>
        sql`select ${id}::int as search, ${properties.id} from ${properties} where ${whereMatches(filters)}`,
    );
    const ofList = await idsBySearch(sql.join(parts, sql` union all `));
    for (const { id, query } of some) {
      expect(ofSearches.get(id) ?? [], JSON.stringify(query)).toEqual(ofList.get(id) ?? []);
      found += ofList.get(id)?.length ?? 0;
    }
  }
  // Some fit and most do not: both answers are tried.
  expect(found).toBeGreaterThan(1_000);
  expect(found).toBeLessThan((drawn.length * listings.length) / 2);
}, 120_000);
