import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutPercent } from '../../../contract/amounts.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import {
  answerOf,
  createTestApp,
  demoAccount,
  otherAccount,
  signIn,
} from '../../../tests/support/test-app.ts';
import { properties, propertyPrices } from '../../db/schema/properties.ts';
import { findListIds } from './queries.ts';

type Row = typeof properties.$inferSelect;
let made: Awaited<ReturnType<typeof createTestApp>>;
/** The public listings, read directly from the table. */
let publicRows: Row[];
let allRows: Row[];

beforeAll(async () => {
  made = await createTestApp();
  allRows = await made.db.select().from(properties);
  const today = riyadhDay(new Date());
  publicRows = allRows.filter(
    (row) =>
      ['published', 'reserved'].includes(row.status) &&
      (row.adLicenseExpiresAt === null || row.adLicenseExpiresAt >= today),
  );
});
afterAll(() => made.app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return answerOf(await made.app.inject({ url, headers }));
}

/** The ids of all pages, and the total of the first. */
async function listAll(query: string) {
  const ids: number[] = [];
  let total = 0;
  for (let page = 1; page < 100; page++) {
    const { status, body } = await get(`/api/properties/list?${query}&page=${page}`);
    expect(status).toBe(200);
    if (page === 1) total = body.total;
    ids.push(...body.properties.map((card: PropertyCard) => card.id));
    if (body.properties.length < 30) break;
  }
  return { ids, total };
}

const byId = (a: number, b: number) => a - b;
const some = (test: (row: Row) => unknown) => publicRows.filter(test);

describe('filters', () => {
  /** The price per year. */
  const price = (row: Row) => (row.priceHalalas ?? Number.NaN) * (row.rentPeriod === 'month' ? 12 : 1);
  const area = (row: Row) => row.area ?? Number.NaN;
  it.each<[string, (row: Row) => unknown]>([
    ['', () => true],
    ['propertyType=singles', (row) => row.propertyType === 'singles'],
    ['typeId=2', (row) => row.typeId === 2],
    ['neighborhoodId=101', (row) => row.neighborhoodId === 101],
    ['cityId=1', (row) => row.cityId === 1],
    ['regionId=2', (row) => row.regionId === 2],
    ['purpose=for_sale', (row) => row.purpose === 'for_sale'],
    ['purpose=investment', (row) => row.purpose === 'for_investment'],
    ['category=commercial', (row) => row.category === 'commercial'],
    ['priceFrom=40000', (row) => price(row) >= 4_000_000],
    ['priceTo=40000', (row) => price(row) <= 4_000_000],
    ['priceFrom=90000&priceTo=20000', (row) => price(row) >= 2_000_000 && price(row) <= 9_000_000],
    ['rooms=4', (row) => row.roomsCount === 4],
    ['rooms=5', (row) => (row.roomsCount ?? -1) >= 5],
    ['bathrooms=3', (row) => (row.bathrooms ?? -1) >= 3],
    ['areaFrom=200', (row) => area(row) >= 200],
    ['areaFrom=400&areaTo=150', (row) => area(row) >= 150 && area(row) <= 400],
    ['features=1', (row) => row.featureIds.includes(1)],
    ['features=1,6', (row) => row.featureIds.includes(1) && row.featureIds.includes(6)],
    ['isFeatured=true', (row) => row.isFeatured],
    ['isFeatured=0', (row) => !row.isFeatured],
    ['cityId=1&purpose=for_rent', (row) => row.cityId === 1 && row.purpose === 'for_rent'],
    ['cityId=1&regionId=2', () => false],
    ['neighborhoodId=101&cityId=2', () => false],
    [
      'bounds=24,46,25,47',
      (row) =>
        row.latitude !== null &&
        row.latitude >= 24 &&
        row.latitude <= 25 &&
        row.longitude !== null &&
        row.longitude >= 46 &&
        row.longitude <= 47,
    ],
  ])('%s', async (query, test) => {
    const expected = some(test).map((row) => row.id);
    const { ids, total } = await listAll(query);
    expect(ids.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(total).toBe(expected.length);
  });

  it('leave out what the public may not see', async () => {
    expect(allRows.length).toBeGreaterThan(publicRows.length);
    const { ids } = await listAll('');
    const hidden = allRows.filter((row) => !publicRows.includes(row)).map((row) => row.id);
    expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
  });

  it('find listings by their ids, but for those that the public may not see', async () => {
    const [first, second] = publicRows;
    const hidden = allRows.find((row) => !publicRows.includes(row));
    const { ids } = await listAll(`ids=${first?.id},${second?.id},${hidden?.id}`);
    expect(ids.toSorted()).toEqual([first?.id, second?.id].toSorted());
    expect((await get('/api/properties/list?ids=1,x')).status).toBe(422);
  });

  it('find text in any spelling, every word of it', async () => {
    const plain = await listAll('q=شقة');
    expect(plain.ids.length).toBeGreaterThan(0);
    for (const spelling of ['شقه', 'شَقّة', 'شـقـة']) {
      expect((await listAll(`q=${encodeURIComponent(spelling)}`)).ids).toEqual(plain.ids);
    }
    const both = await listAll(`q=${encodeURIComponent('شقه الرياض')}`);
    expect(both.ids.length).toBeLessThan(plain.ids.length);
    expect(both.ids.every((id) => plain.ids.includes(id))).toBe(true);
  });

  it.each(['%', '_', '\\', '100%', "';drop"])('take %s as text', async (text) => {
    const words = text.split(' ');
    const expected = some((row) => words.every((word) => row.search.includes(word)));
    const { ids } = await listAll(`q=${encodeURIComponent(text)}`);
    expect(ids.toSorted(byId)).toEqual(expected.map((row) => row.id).toSorted(byId));
  });
});

describe('order and pages', () => {
  const last = (row: Row, sign: number) =>
    row.yearlyPriceHalalas === null ? Number.POSITIVE_INFINITY : sign * row.yearlyPriceHalalas;
  const orders: [string, (a: Row, b: Row) => number][] = [
    ['', (a, b) => b.createdAt.getTime() - a.createdAt.getTime()],
    ['price=asc', (a, b) => (last(a, 1) === last(b, 1) ? 0 : last(a, 1) - last(b, 1))],
    ['price=desc', (a, b) => (last(a, -1) === last(b, -1) ? 0 : last(a, -1) - last(b, -1))],
    ['sort=price_asc', (a, b) => (last(a, 1) === last(b, 1) ? 0 : last(a, 1) - last(b, 1))],
    ['sort=area_desc&price=asc', (a, b) => (last(a, 1) === last(b, 1) ? 0 : last(a, 1) - last(b, 1))],
    ['sort=area_desc', (a, b) => (b.area ?? -1) - (a.area ?? -1)],
  ];
  it.each(orders)('%s, equals by their id, over every page', async (query, compare) => {
    const expected = publicRows
      .toSorted(
        (a, b) =>
          compare(a, b) ||
          (query === 'price=desc' && a.yearlyPriceHalalas !== null ? a.id - b.id : b.id - a.id),
      )
      .map((row) => row.id);
    expect((await listAll(query)).ids).toEqual(expected);
  });

  it('by the largest cut, as the prices of the seed say it, the others after them by their day', async () => {
    const now = Date.now();
    const steps = await made.db.select().from(propertyPrices).orderBy(propertyPrices.id);
    const daysAfter = (a: Date, b: Date) => (a.getTime() - b.getTime()) / 86_400_000;
    const shareOf = ({ id, priceHalalas, rentPeriod }: Row) => {
      const own = steps.filter(({ propertyId }) => propertyId === id);
      const changed = own.at(-1)?.since ?? new Date(0);
      const before = own.flatMap(({ since, priceHalalas: price, rentPeriod: period }, at) => {
        const isOfMonth = daysAfter(changed, own[at + 1]?.since ?? new Date(0)) < 30;
        const isEarlier = riyadhDay(since) < riyadhDay(changed);
        return at + 1 < own.length && isOfMonth && isEarlier && period === rentPeriod ? (price ?? []) : [];
      });
      const from = Math.min(...before);
      const isCut = daysAfter(new Date(now), changed) < 90 && Number.isFinite(from) && priceHalalas !== null;
      return isCut && from > priceHalalas ? Math.floor(((from - priceHalalas) * 10_000) / from) : -1;
    };
    const ordered = (rows: Row[]) =>
      rows
        .map((row) => ({ ...row, share: shareOf(row) }))
        .toSorted(
          (a, b) =>
            b.share - a.share ||
            (a.share < 0 ? b.createdAt.getTime() - a.createdAt.getTime() : 0) ||
            b.id - a.id,
        );
    const expected = ordered(publicRows);
    const cut = expected.filter(({ share }) => share >= 0);
    expect(cut.length).toBeGreaterThan(30);
    expect(cut.length % 30).not.toBe(0);
    const ids = expected.map(({ id }) => id);
    expect((await listAll('sort=cut_desc')).ids).toEqual(ids);
    expect((await listAll('sort=cut_desc&cityId=1')).ids).toEqual(
      ordered(some((row) => row.cityId === 1)).map(({ id }) => id),
    );
    // Many matches are walked.
    const pages = Array.from({ length: Math.ceil(cut.length / 7) + 1 }, (_, at) =>
      findListIds(made.db, { sort: 'cut_desc', page: at + 1 }, { size: 7, areFew: false }),
    );
    expect((await Promise.all(pages)).flat()).toEqual(ids.slice(0, pages.length * 7));
    const { body } = await get('/api/properties/list?sort=cut_desc&page=1');
    const percents = (body.properties as PropertyCard[]).map((card) =>
      cutPercent(card.price, card.reducedFrom),
    );
    expect(percents).toEqual(percents.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(percents).not.toContain(null);
  });

  it('put a rent by the month among those by the year, as twelve of it', () => {
    const [monthly] = publicRows.filter((row) => row.rentPeriod === 'month');
    expect(monthly?.yearlyPriceHalalas).toBe((monthly?.priceHalalas ?? 0) * 12);
    const others = publicRows.filter((row) => row.rentPeriod !== 'month');
    expect(others.every((row) => row.yearlyPriceHalalas === row.priceHalalas)).toBe(true);
  });

  it('come 30 a page, and an empty one after the last', async () => {
    const first = await get('/api/properties/list');
    expect(first.body).toMatchObject({ page: 1, total: publicRows.length, totalIsExact: true });
    expect(first.body.properties).toHaveLength(30);
    const beyond = await get('/api/properties/list?page=9999');
    expect(beyond).toMatchObject({ status: 200, body: { properties: [], page: 9999 } });
  });
});

describe('a card', () => {
  it('shows what core §2 names, in the language asked for', async () => {
    const row = publicRows.find((each) => each.titleEn && each.priceHalalas);
    const { body } = await get(`/api/properties/retrieve/${row?.id}`);
    expect(body.property).toMatchObject({
      id: row?.id,
      title: row?.title,
      price: (row?.priceHalalas ?? 0) / 100,
    });
    const english = await get(`/api/properties/retrieve/${row?.id}`, { language: 'en' });
    expect(english.body.property.title).toBe(row?.titleEn);
    expect(english.body.property.City.name).toMatch(/^[\x20-\x7E’]+$/);
    expect(english.body.statusChoices.published).toBe('Available');
  });

  it('carries five photos at most and says how many there are', async () => {
    const { body } = await get('/api/properties/list');
    const cards: PropertyCard[] = body.properties;
    expect(Math.max(...cards.map((card) => card.mediaFiles.length))).toBeLessThanOrEqual(5);
    for (const card of cards) expect(card.mediaFiles.length).toBe(Math.min(5, card.photosCount));
    const pictured = cards.find((card) => card.photosCount > 0);
    expect(pictured?.mediaFiles[0]?.thumbnail).toMatch(/^\/media\/demo\/[\w-]+-400\.webp$/);
  });
});

describe('one listing', () => {
  it('shows guests no mobile', async () => {
    const id = publicRows[0]?.id;
    expect((await get(`/api/properties/retrieve/${id}`)).body.property.Agent.mobile).toBeNull();
    const headers = await signIn(made.app);
    expect((await get(`/api/properties/retrieve/${id}`, headers)).body.property.Agent.mobile).toMatch(
      /^05\d{8}$/,
    );
  });

  it('that is hidden is there for its advertiser alone', async () => {
    const mine = await signIn(made.app, demoAccount);
    const { body } = await get('/api/users/currentUser', mine);
    const hidden = allRows.find((row) => row.advertiserId === body.user.id && !publicRows.includes(row));
    const url = `/api/properties/retrieve/${hidden?.id}`;
    expect((await get(url, mine)).status).toBe(200);
    expect(await get(url)).toEqual({ status: 404, body: { msg: 'هذا العقار غير متاح', error_number: 3004 } });
    expect((await get(url, await signIn(made.app, otherAccount))).status).toBe(404);
  });

  it('opens for management to its advertiser alone', async () => {
    const mine = await signIn(made.app, demoAccount);
    const { body } = await get('/api/users/currentUser', mine);
    const row = publicRows.find((each) => each.advertiserId === body.user.id);
    const url = `/api/properties/retrieve/${row?.id}?management=1`;
    expect((await get(url, mine)).status).toBe(200);
    expect((await get(url)).status).toBe(401);
    expect((await get(url, await signIn(made.app, otherAccount))).status).toBe(403);
  });

  it.each(['0', '-1', 'abc', '999999999', '2147483648', '9'.repeat(40), '%00', '1.5'])(
    'is not there as %s',
    async (id) => {
      const { status, body } = await get(`/api/properties/retrieve/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ msg: 'هذا العقار غير متاح', error_number: 3004 });
    },
  );
});

describe('near a position', () => {
  it('comes nearest first, each with its metres', async () => {
    const { body } = await get('/api/properties/nearYou?latitude=21.54&longitude=39.17');
    const distances: number[] = body.properties.map((card: PropertyCard) => card.distance);
    expect(distances).toHaveLength(30);
    expect(distances).toEqual(distances.toSorted(byId));
    expect(body.properties[0].City.name).toBe('جدة');
    const second = await get('/api/properties/nearYou?latitude=21.54&longitude=39.17&page=2');
    expect(second.body.properties[0].distance).toBeGreaterThanOrEqual(distances.at(-1) ?? 0);
  });

  it('is Riyadh without a position, and can’t be half of one', async () => {
    const { body } = await get('/api/properties/nearYou');
    expect((await get('/api/properties/nearYou?latitude=24.7136&longitude=46.6753')).body).toEqual(body);
    expect(await get('/api/properties/nearYou?latitude=21.5')).toEqual({
      status: 422,
      body: {
        msg: 'بعض الحقول غير صحيحة',
        error_number: 1001,
        errors: { longitude: 'اكتب خط العرض وخط الطول معًا' },
      },
    });
  });

  it('keeps to a type', async () => {
    const { body } = await get('/api/properties/nearYou?typeId=2');
    expect(new Set(body.properties.map((card: PropertyCard) => card.PropertyType.id))).toEqual(new Set([2]));
  });

  it('answers a person’s favourites', async () => {
    expect((await get('/api/properties/nearYou?favorites=yes')).status).toBe(401);
    const headers = await signIn(made.app);
    const { body } = await get('/api/properties/nearYou?favorites=yes', headers);
    for (const card of body.properties) expect(card.Favorites).toEqual([{ propertyId: card.id }]);
  });
});

describe('the choices', () => {
  it('are the reference data, grouped', async () => {
    const { body } = await get('/api/properties/init', { language: 'en' });
    expect(body.regionsList).toHaveLength(13);
    expect(body.typesList[0]).toEqual({
      id: 1,
      name: 'Apartment',
      plural: 'Apartments',
      icon: 'building',
      category: 'residential',
    });
    expect(body.featuresList[0]).toMatchObject({ category: 'Spaces', features: expect.any(Array) });
    expect(body.durations[0]).toMatchObject({
      name: expect.stringMatching(/^\d+ days?$/),
      price: expect.any(Number),
    });
  });
});
