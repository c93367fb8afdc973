import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, daysBetween, monthsAfter } from '../../../contract/day-arithmetic.ts';
import {
  FIGURES_MONTHS,
  FIGURES_TRIMMED,
  MARKET_PRICE_MIN_LISTINGS,
  ROOMS_OPEN,
} from '../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { isPublic } from '../../db/public-listing.ts';
import { placeFigures } from '../../db/schema/figures.ts';
import { cities } from '../../db/schema/places.ts';
import { properties, propertyPrices, propertyTypes } from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { addListings } from '../../seed/add-listings.ts';
import { monthOf, writePlaceFigures } from './writing.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
  await addListings(made.database, 3_000);
  await rewrite();
}, 60_000);
afterAll(() => made.app.close());

const get = async (search: string, language = 'en') =>
  answerOf(await made.app.inject({ url: `/api/places/figures?${search}`, headers: { language } }));
const today = riyadhDay(new Date());
const clockAt = (day: string) => ({ now: () => riyadhMoment(day, '12:00') });
/** Writes the figures as if none were of today. */
async function rewrite(day = today) {
  await made.db.update(cities).set({ figuredOn: null });
  return writePlaceFigures(made.db, clockAt(day));
}

/** PostgreSQL's percentile_cont. */
function part(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** Half to even, as PostgreSQL rounds a double. */
function rounded(value: number): number {
  const low = Math.floor(value);
  if (value - low !== 0.5) return Math.round(value);
  return low % 2 === 0 ? low : low + 1;
}

/** The figures of every kind, counted without the database. */
async function countedByHand() {
  const rows = await made.db
    .select({ listing: properties, hasRooms: propertyTypes.hasRooms })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .where(isPublic());
  const prices = await made.db.select().from(propertyPrices).orderBy(propertyPrices.id);
  const firsts = new Map<number, (typeof prices)[number]>();
  for (const price of prices) if (!firsts.has(price.propertyId)) firsts.set(price.propertyId, price);
  const groups = new Map<string, { price: number; perMetre: number; days: number; isReduced: boolean }[]>();
  for (const { listing, hasRooms } of rows) {
    const { id, cityId, neighborhoodId, purpose, typeId, area, yearlyPriceHalalas: price } = listing;
    const first = firsts.get(id);
    if (!price || !area || !first) continue;
    const began = (first.priceHalalas ?? 0) * (first.rentPeriod === 'month' ? 12 : 1);
    const days = daysBetween(riyadhDay(first.since), today);
    const own = { price, perMetre: price / area, days, isReduced: price < began };
    const rooms = hasRooms && listing.roomsCount !== null ? Math.min(listing.roomsCount, ROOMS_OPEN) : null;
    for (const place of [neighborhoodId, null])
      for (const size of new Set([rooms, null])) {
        const key = [cityId, place, purpose, typeId, size].join(' ');
        groups.set(key, [...(groups.get(key) ?? []), own]);
      }
  }
  return new Map(
    [...groups]
      .filter(([, all]) => all.length >= MARKET_PRICE_MIN_LISTINGS)
      .map(([key, all]) => {
        const cut = Math.floor(all.length * FIGURES_TRIMMED);
        const left = all.toSorted((a, b) => a.perMetre - b.perMetre).slice(cut, all.length - cut);
        const metres = left.map(({ perMetre }) => perMetre);
        const figures = {
          count: all.length,
          lowPerMetreHalalas: rounded(part(metres, 0.25)),
          medianPerMetreHalalas: rounded(part(metres, 0.5)),
          highPerMetreHalalas: rounded(part(metres, 0.75)),
          reduced: all.filter(({ isReduced }) => isReduced).length,
        };
        return [key, figures];
      }),
  );
}

describe('what homes cost in a place', () => {
  it('is what counting by hand gives, for every kind of the demo', { timeout: 60_000 }, async () => {
    const byHand = await countedByHand();
    expect(byHand.size).toBeGreaterThan(100);
    const rows = await made.db
      .select()
      .from(placeFigures)
      .where(eq(placeFigures.month, monthOf(today)));
    const written = rows.map(({ cityId, neighborhoodId, purpose, typeId, rooms, ...row }) => [
      [cityId, neighborhoodId, purpose, typeId, rooms].join(' '),
      {
        count: row.count,
        lowPerMetreHalalas: row.lowPerMetreHalalas,
        medianPerMetreHalalas: row.medianPerMetreHalalas,
        highPerMetreHalalas: row.highPerMetreHalalas,
        reduced: row.reduced,
      },
    ]);
    expect(new Map(written as [string, object][])).toEqual(byHand);
  });

  it('leaves out 2.5 % at either end, and what has no price', async () => {
    const [like] = await made.db
      .select()
      .from(properties)
      .where(and(eq(properties.status, 'published'), eq(properties.purpose, 'for_sale')));
    if (!like) throw new Error('the demo has no sale');
    const { id: _, yearlyPriceHalalas: _price, ...same } = like;
    // A kind that the demo does not have: 40 homes of 100 m² at 1,000 SAR a metre, one absurd.
    const kind = { ...same, cityId: 1, neighborhoodId: 101, typeId: 9, purpose: 'for_investment' as const };
    const homes = Array.from({ length: 40 }, (_home, at) => ({
      ...kind,
      area: 100,
      priceHalalas: at === 0 ? 999_999_999_900 : 10_000_000 + at,
    }));
    await made.db.insert(properties).values([...homes, { ...kind, priceHalalas: null }]);
    await rewrite();
    const { body } = await get('neighborhoodId=101&typeId=9&purpose=for_investment');
    expect(body.own).toMatchObject({ count: 40, perMetre: { low: 1000, median: 1000, high: 1000 } });
    await made.db
      .delete(properties)
      .where(and(eq(properties.typeId, 9), eq(properties.purpose, 'for_investment')));
  });

  it('counts the days until homes were let', async () => {
    const lets = await made.db
      .select({ id: properties.id, cityId: properties.cityId, typeId: properties.typeId })
      .from(properties)
      .where(and(eq(properties.purpose, 'for_rent'), eq(properties.cityId, 1), eq(properties.typeId, 1)))
      .limit(MARKET_PRICE_MIN_LISTINGS);
    for (const { id } of lets) {
      const [first] = await made.db
        .select()
        .from(propertyPrices)
        .where(eq(propertyPrices.propertyId, id))
        .orderBy(propertyPrices.id);
      await made.db
        .delete(tenancies)
        .where(eq(tenancies.propertyId, id))
        .catch(() => undefined);
      await made.db.insert(tenancies).values({
        propertyId: id,
        tenantId: 1,
        startsOn: daysAfter(today, 400 + id),
        expiresOn: daysAfter(today, 765 + id),
        term: 1,
        unit: 'year',
        createdAt: new Date((first?.since.getTime() ?? 0) + 7 * 86_400_000),
      });
    }
    await rewrite();
    expect((await get('cityId=1&purpose=for_rent&typeId=1')).body.own.daysToClose).toBe(7);
  });

  it('has the month of each last day, and keeps two years of them', async () => {
    // A kind of the demo, which has months before this one.
    const { rows } = await made.db.execute<{ purpose: string; type: number }>(
      sql`select purpose, type_id as type from ${placeFigures}
        where city_id = 1 and neighborhood_id is null and rooms is null
        group by 1, 2 having count(*) = 18 limit 1`,
    );
    const kind = `cityId=1&purpose=${rows[0]?.purpose}&typeId=${rows[0]?.type}`;
    const months = async () => (await get(kind)).body.own.months.map(({ month }: { month: string }) => month);
    const before = await months();
    expect(before).toHaveLength(18);
    expect(before.at(-1)).toBe(monthOf(today));
    const nextMonth = daysAfter(monthOf(today), 32);
    await rewrite(nextMonth);
    expect(await months()).toEqual([...before, monthOf(nextMonth)]);
    // Two years on, the first ones are gone.
    const later = monthsAfter(nextMonth, FIGURES_MONTHS - 10);
    await rewrite(later);
    expect(await months()).toEqual([
      ...before.filter((month: string) => month >= monthsAfter(monthOf(later), -FIGURES_MONTHS)),
      monthOf(nextMonth),
      monthOf(later),
    ]);
    await made.db.delete(placeFigures).where(gt(placeFigures.month, monthOf(today)));
    await rewrite();
  });

  it('is written once a day, each city by one of several servers', async () => {
    const [all] = await made.db.select({ count: sql<number>`count(*)::int` }).from(cities);
    await made.db.update(cities).set({ figuredOn: null });
    const clock = clockAt(today);
    const written = await Promise.all([writePlaceFigures(made.db, clock), writePlaceFigures(made.db, clock)]);
    expect(written[0] + written[1]).toBe(all?.count);
    expect(await writePlaceFigures(made.db, clock)).toBe(0);
  });
});

describe('GET /api/places/figures', () => {
  it('gives a district beside its city, with cheaper districts and the months', async () => {
    const [row] = await made.db
      .select()
      .from(placeFigures)
      .where(and(eq(placeFigures.cityId, 1), isNull(placeFigures.rooms), sql`neighborhood_id is not null`))
      .orderBy(sql`median_per_metre_halalas desc`)
      .limit(1);
    const { purpose, typeId, neighborhoodId } = row ?? {};
    const { status, body } = await get(
      `neighborhoodId=${neighborhoodId}&purpose=${purpose}&typeId=${typeId}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      city: { id: 1, name: 'Riyadh' },
      neighborhood: { id: neighborhoodId },
      day: today,
      kind: { purpose, type: { id: typeId } },
    });
    expect(body.own.months.at(-1)).toEqual({
      month: monthOf(today),
      medianPerMetre: body.own.perMetre.median,
    });
    expect(body.ofCity.count).toBeGreaterThan(body.own.count);
    for (const { medianPerMetre } of body.cheaper)
      expect(medianPerMetre).toBeLessThan(body.own.perMetre.median);
  });

  it('gives the city’s alone where a district has too few homes of the kind', async () => {
    const { body } = await get('neighborhoodId=101');
    const few = body.kinds.find(({ count }: { count: number }) => count === 0);
    expect(few).toBeTruthy();
    const answer = await get(`neighborhoodId=101&purpose=${few.purpose}&typeId=${few.type.id}`);
    expect(answer.body).toMatchObject({ own: null, ofCity: { count: expect.any(Number) }, cheaper: [] });
  });

  it('takes the first kind where none is asked for, and names a kind that has no figures', async () => {
    const { body } = await get('cityId=1');
    expect(body.kind).toEqual({ purpose: body.kinds[0].purpose, type: body.kinds[0].type });
    expect(body.own.count).toBe(body.kinds[0].count);
    const none = await get('cityId=1&typeId=9&purpose=for_investment');
    expect(none.body).toMatchObject({ kind: { type: { id: 9 } }, own: null, ofCity: null });
  });

  it.each([
    ['', 404, 3005],
    ['cityId=9999', 404, 3005],
    ['neighborhoodId=9999', 404, 3005],
    ['cityId=2&neighborhoodId=101', 404, 3005],
    ['cityId=1&typeId=99', 404, 3006],
    ['cityId=x', 422, 1001],
    ['cityId=1&purpose=gift', 422, 1001],
  ])('refuses ?%s', async (search, status, error_number) => {
    expect(await get(search)).toMatchObject({ status, body: { error_number } });
  });
});
