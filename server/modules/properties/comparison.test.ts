import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { properties } from '../../db/schema/properties.ts';

type Row = typeof properties.$inferSelect;
let made: Awaited<ReturnType<typeof createTestApp>>;
let publicRows: Row[];

beforeAll(async () => {
  made = await createTestApp();
  const today = riyadhDay(new Date());
  const isPublic = (row: Row) =>
    ['published', 'reserved'].includes(row.status) &&
    (row.adLicenseExpiresAt === null || row.adLicenseExpiresAt >= today);
  const rows = (await made.db.select().from(properties)).filter(isPublic);
  // The test's few listings are spread thin: put enough of a kind into one neighbourhood.
  const [first, ...others] = rows.filter((row) => row.purpose === 'for_sale' && row.area && row.priceHalalas);
  if (!first) throw new Error('the seed has nothing for sale');
  const { typeId, regionId, cityId, neighborhoodId } = first;
  await made.db
    .update(properties)
    .set({ typeId, regionId, cityId, neighborhoodId })
    .where(
      inArray(
        properties.id,
        others.slice(0, 5).map((row) => row.id),
      ),
    );
  publicRows = (await made.db.select().from(properties)).filter(isPublic);
});
afterAll(() => made.app.close());

async function get(url: string) {
  return answerOf(await made.app.inject({ url }));
}

const isAlike = (one: Row) => (other: Row) =>
  other.purpose === one.purpose && other.typeId === one.typeId && other.rentPeriod === one.rentPeriod;

/** SAR per square metre of the listings with price and area, lowest first. */
function metrePrices(rows: Row[]): number[] {
  return rows
    .flatMap((row) => (row.priceHalalas !== null && row.area ? [row.priceHalalas / row.area / 100] : []))
    .toSorted((a, b) => a - b);
}

function median(sorted: number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function expectedMarket(row: Row) {
  const alike = publicRows.filter(isAlike(row)).filter((other) => other.cityId === row.cityId);
  const scopes = [
    ['neighborhood', alike.filter((other) => other.neighborhoodId === row.neighborhoodId)],
    ['city', alike],
  ] as const;
  for (const [scope, rows] of scopes) {
    const prices = metrePrices(rows);
    if (prices.length >= 5)
      return { scope, count: prices.length, medianPerMetre: Math.round(median(prices)) };
  }
  return null;
}

describe('the market price', () => {
  it('is the median of the neighbourhood, else of the city, else null', async () => {
    for (const scope of ['neighborhood', 'city', undefined]) {
      const rows = publicRows.filter((row) => expectedMarket(row)?.scope === scope);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows.slice(0, 6)) {
        const { body } = await get(`/api/properties/retrieve/${row.id}`);
        const expected = expectedMarket(row);
        if (expected === null) expect(body.marketPrice).toBeNull();
        else {
          expect(body.marketPrice).toMatchObject({ scope: expected.scope, count: expected.count });
          expect(Math.abs(body.marketPrice.medianPerMetre - expected.medianPerMetre)).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

describe('similar listings', () => {
  it('are at most 8 of the same kind, near in price, nearest first, never the listing itself', async () => {
    let found = 0;
    for (const row of publicRows.filter((each) => each.latitude !== null).slice(0, 40)) {
      const { status, body } = await get(`/api/properties/similar/${row.id}`);
      expect(status).toBe(200);
      const cards: PropertyCard[] = body.properties;
      found = Math.max(found, cards.length);
      expect(cards.length).toBeLessThanOrEqual(8);
      const distances = cards.map((card) => card.distance ?? Number.NaN);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(40_000);
      for (const card of cards) {
        expect(card.id).not.toBe(row.id);
        expect(card).toMatchObject({ purpose: row.purpose, rentPeriod: row.rentPeriod });
        expect(card.PropertyType.id).toBe(row.typeId);
        if (row.priceHalalas !== null) {
          const share = ((card.price ?? Number.NaN) * 100) / row.priceHalalas;
          expect(share).toBeGreaterThanOrEqual(0.69);
          expect(share).toBeLessThanOrEqual(1.31);
        }
      }
    }
    expect(found).toBe(8);
  });

  it('are looked for round the neighbourhood where the listing says no place', async () => {
    const row = publicRows.find((each) => each.latitude !== null && each.purpose === 'for_rent');
    if (!row) throw new Error('the seed has no listing for rent');
    await made.db
      .update(properties)
      .set({ latitude: null, longitude: null })
      .where(eq(properties.id, row.id));
    const { status, body } = await get(`/api/properties/similar/${row.id}`);
    expect(status).toBe(200);
    expect(body.properties.length).toBeGreaterThan(0);
  });

  it.each(['0', 'abc', '999999999'])('of a home that is not there (%s) are not there', async (id) => {
    expect(await get(`/api/properties/similar/${id}`)).toEqual({
      status: 404,
      body: { msg: 'هذا العقار غير متاح', error_number: 3004 },
    });
  });
});
