import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties, propertyPrices } from '../../db/schema/properties.ts';
import { Prng } from '../../seed/demo/prng.ts';
import { loadCardRows } from './card-rows.ts';
import { type PriceRow, priceHistory } from './history.ts';
import { presentCard } from './presenter.ts';

type Row = typeof properties.$inferSelect;
let made: Awaited<ReturnType<typeof createTestApp>>;
let listing: Row;

beforeAll(async () => {
  made = await createTestApp();
  const [row] = await made.db
    .select()
    .from(properties)
    .where(and(eq(properties.status, 'published'), sql`${properties.priceHalalas} is not null`));
  if (!row) throw new Error('the seed has no public listing');
  listing = row;
});
afterAll(() => made.app.close());

const history = async (id: number) =>
  answerOf(await made.app.inject({ url: `/api/properties/history/${id}` })).body;

/** A listing like the seed's, of its own. */
async function add(change: Partial<Row> = {}): Promise<number> {
  const { id: _, yearlyPriceHalalas: _price, ...same } = listing;
  const values = { ...same, createdAt: new Date(), ...change };
  const [row] = await made.db.insert(properties).values(values).returning({ id: properties.id });
  if (!row) throw new Error('nothing was added');
  return row.id;
}

const set = (id: number, change: Partial<Row>) =>
  made.db.update(properties).set(change).where(eq(properties.id, id));
const kept = async (id: number) =>
  (
    await made.db
      .select()
      .from(propertyPrices)
      .where(eq(propertyPrices.propertyId, id))
      .orderBy(propertyPrices.id)
  ).map(({ priceHalalas, rentPeriod }) => [priceHalalas, rentPeriod]);

const at = (day: string, priceHalalas: number | null, clock = '12:00'): PriceRow => ({
  priceHalalas,
  rentPeriod: null,
  since: new Date(`${day}T${clock}:00+03:00`),
});
const NOW = new Date('2026-05-12T00:30:00+03:00');

describe('what a price did', () => {
  it('gives the days in Riyadh, the present price, the one before, and the days listed', () => {
    expect(
      priceHistory([at('2026-04-01', 6_600_000, '23:59'), at('2026-05-03', 6_000_000, '00:00')], NOW),
    ).toEqual({
      points: [
        { day: '2026-04-01', price: 66_000, rentPeriod: null },
        { day: '2026-05-03', price: 60_000, rentPeriod: null },
      ],
      since: '2026-05-03',
      before: 66_000,
      daysListed: 41,
    });
  });

  it.each([
    ['the last of one day', [at('2026-05-01', 100), at('2026-05-01', 300, '13:00')], [3]],
    [
      'a raise and a fall back',
      [at('2026-05-01', 100), at('2026-05-02', 300), at('2026-05-03', 100)],
      [1, 3, 1],
    ],
    [
      'no raise that was taken back on its day',
      [at('2026-05-01', 100), at('2026-05-02', 300), at('2026-05-02', 100, '13:00')],
      [1],
    ],
    ['no price on request', [at('2026-05-01', 100), at('2026-05-02', null), at('2026-05-03', 100)], [1]],
  ])('shows %s', (_what, rows, prices) => {
    expect(priceHistory(rows, NOW).points.map(({ price }) => price)).toEqual(prices);
  });

  it('has no present price while it is on request, and nothing of an ad that never was public', () => {
    const onRequest = priceHistory([at('2026-05-01', 100), at('2026-05-02', null)], NOW);
    expect(onRequest).toMatchObject({ since: null, before: null, daysListed: 11 });
    expect(priceHistory([], NOW)).toEqual({ points: [], since: null, before: null, daysListed: null });
  });
});

describe('the table of prices', () => {
  it('has what a random sequence of changes did, by a simple account of it', async () => {
    const prng = new Prng();
    for (let round = 1; round <= 12; round++) {
      prng.restart(31, round);
      let now = { status: 'draft' as Row['status'], priceHalalas: 100 as number | null };
      const id = await add({ ...now, purpose: 'for_sale', rentPeriod: null });
      const expected: [number | null, null][] = [];
      for (let step = 0; step < 25; step++) {
        const change = prng.chance(50)
          ? { priceHalalas: prng.pick([null, 100, 200, 300]) }
          : { status: prng.pick(['draft', 'under_review', 'published', 'reserved', 'sold'] as const) };
        await set(id, change);
        now = { ...now, ...change };
        const isPublic = now.status === 'published' || now.status === 'reserved';
        const last = expected.at(-1);
        if (last ? last[0] !== now.priceHalalas : isPublic) expected.push([now.priceHalalas, null]);
      }
      expect(await kept(id), `round ${round}`).toEqual(expected);
    }
  });

  it('only grows, and goes with its listing', async () => {
    const id = await add();
    const rows = eq(propertyPrices.propertyId, id);
    await expect(made.db.update(propertyPrices).set({ priceHalalas: 1 }).where(rows)).rejects.toThrow();
    await expect(made.db.delete(propertyPrices).where(rows)).rejects.toThrow();
    expect(await kept(id)).toHaveLength(1);
    await made.db.delete(properties).where(eq(properties.id, id));
    expect(await kept(id)).toEqual([]);
  });

  it('ends at today’s price for every listing of the seed that is or was public', async () => {
    const wasPublic = await made.db
      .select()
      .from(properties)
      .where(inArray(properties.status, ['published', 'reserved', 'rented', 'sold']));
    for (const { id, priceHalalas, rentPeriod } of wasPublic) {
      expect((await kept(id)).at(-1), `listing ${id}`).toEqual([priceHalalas, rentPeriod]);
    }
  });
});

describe('a card’s price before its cut', () => {
  const noon = Date.parse(`${riyadhDay(new Date())}T12:00:00+03:00`);
  /** A card's `reducedFrom` for a listing with these steps, as `days ago: thousands of SAR`. */
  async function reducedFrom(written: string, change: Partial<Row> = {}) {
    const steps = written.split(', ').map((step) => {
      const [daysAgo, thousands] = step.split(': ');
      return {
        priceHalalas: thousands === 'null' ? null : Number(thousands) * 100_000,
        since: new Date(noon - Number(daysAgo) * 86_400_000),
      };
    });
    const priceHalalas = steps.at(-1)?.priceHalalas ?? null;
    // Not yet public, it has no step of its own.
    const usual = { status: 'under_review', purpose: 'for_rent', rentPeriod: 'year' } as const;
    const id = await add({ ...usual, priceHalalas, ...change });
    await made.db
      .insert(propertyPrices)
      .values(steps.map((step) => ({ ...step, propertyId: id, rentPeriod: 'year' as const })));
    const [card] = await loadCardRows(made.db, [id], null);
    return card && presentCard(card, 'ar').reducedFrom;
  }

  it.each([
    { steps: '40: 66', expected: null },
    // For 90 days.
    { steps: '40: 66, 2: 60', expected: 66_000 },
    { steps: '140: 66, 89: 60', expected: 66_000 },
    { steps: '140: 66, 91: 60', expected: null },
    // The lowest of the month before: a rise makes no cut.
    { steps: '40: 60, 2: 66', expected: null },
    { steps: '40: 66, 9: 70, 2: 66', expected: null },
    { steps: '40: 66, 9: 70, 2: 64', expected: 66_000 },
    { steps: '90: 60, 50: 66, 2: 64', expected: 66_000 },
    { steps: '40: 66, 20: 64, 2: 60', expected: 64_000 },
    // A price of the same day is a correction.
    { steps: '40: 60, 2.0001: 600, 2: 60', expected: null },
    // On request, and of another period.
    { steps: '40: 66, 9: null, 2: 60', expected: 66_000 },
    { steps: '40: 66, 2: null', expected: null },
    { steps: '40: 66, 2: 6', change: { rentPeriod: 'month' } as const, expected: null },
  ])('is $expected after $steps', async ({ steps, change, expected }) => {
    expect(await reducedFrom(steps, change)).toBe(expected);
  });
});

describe('GET /api/properties/history', () => {
  it('gives a change, and is 404 for what is not public', async () => {
    const createdAt = new Date(Date.now() - 41 * 86_400_000);
    const id = await add({ priceHalalas: 6_600_000, createdAt });
    await set(id, { priceHalalas: 6_000_000 });
    // The day of publishing stays the first.
    const detail = await made.app.inject({ url: `/api/properties/retrieve/${id}` });
    expect(detail.json().property.publishedAt).toBe(createdAt.toISOString());
    const review = await add({ status: 'under_review' });
    const [card] = await loadCardRows(made.db, [review], null);
    expect(card?.publishedAt).toBeNull();
    const { points, ...rest } = await history(id);
    expect(points.map(({ price }: { price: number }) => price)).toEqual([66_000, 60_000]);
    const since = riyadhDay(new Date());
    expect(rest).toMatchObject({ since, before: 66_000, daysListed: 41, relisted: false });
    await set(id, { status: 'hidden' });
    for (const gone of [id, 999_999_999]) {
      const answer = await made.app.inject({ url: `/api/properties/history/${gone}` });
      expect(answerOf(answer)).toEqual({
        status: 404,
        body: { msg: 'هذا العقار غير متاح', error_number: 3004 },
      });
    }
  });

  it.each([
    [97, true],
    [99, false],
  ])('is relisted if the deed’s ad was deleted %i days before: %s', async (days, relisted) => {
    const receiptNumber = `99${days}000001`;
    const ago = (passed: number) => new Date(Date.now() - passed * 86_400_000);
    const first = await add({ createdAt: ago(200) });
    const second = await add();
    await made.db
      .insert(propertyAds)
      .values([first, second].map((propertyId) => ({ propertyId, receiptNumber })));
    await set(first, { status: 'hidden', deletedAt: ago(days) });
    const answer = await made.app.inject({ url: `/api/properties/history/${second}` });
    expect(answer.json().relisted).toBe(relisted);
    expect(answer.body).not.toContain(receiptNumber);
  });

  it('is not relisted by an ad for another purpose, or by one that came later', async () => {
    const receiptNumber = '9900000002';
    const first = await add({
      purpose: 'for_sale',
      rentPeriod: null,
      createdAt: new Date(Date.now() - 86_400_000),
    });
    const second = await add({ purpose: 'for_investment', rentPeriod: null });
    await made.db
      .insert(propertyAds)
      .values([first, second].map((propertyId) => ({ propertyId, receiptNumber })));
    expect([await history(first), await history(second)].map((one) => one.relisted)).toEqual([false, false]);
  });
});
