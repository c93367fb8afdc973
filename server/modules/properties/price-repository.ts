import { and, asc, isNotNull, sql } from 'drizzle-orm';
import { COUNT_CAP } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { properties } from '../../db/schema/properties.ts';
import { type SearchFilters, whereMatches } from './filters.ts';
import { type PriceBin, type PriceShape, shapeOf } from './price-shape.ts';

/** A bin is a hundredth of a natural logarithm wide: one per cent of the price. */
const BINS_A_LOGARITHM = 100;

/**
 * Counts the matches' yearly prices in bins of one per cent: over the first COUNT_CAP + 1 matches,
 * or with `isSample` over one in 32 of all, from the index properties_sample.
 */
export function buildPriceBinsQuery(db: Database, filters: SearchFilters, isSample: boolean) {
  const { yearlyPriceHalalas: price } = properties;
  const { priceFrom: _, priceTo: __, ...others } = filters;
  const matches = db
    .select({ price: sql<number>`${price}`.as('price') })
    .from(properties)
    .where(
      and(whereMatches(others), isNotNull(price), isSample ? sql`${properties.id} % 32 = 0` : undefined),
    );
  const prices = (isSample ? matches : matches.limit(COUNT_CAP + 1)).as('prices');
  const bin = sql<number>`floor(ln(greatest(${prices.price}, 100) / 100.0::float8) * ${sql.raw(`${BINS_A_LOGARITHM}`)})::int`;
  return db
    .select({ bin: bin.as('bin'), count: sql<number>`count(*)::int` })
    .from(prices)
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
}

/** The distribution of the matches' yearly prices, in SAR. */
export async function findPriceShape(db: Database, filters: SearchFilters): Promise<PriceShape> {
  const binsOf = async (isSample: boolean): Promise<PriceBin[]> =>
    (await buildPriceBinsQuery(db, filters, isSample)).map(({ bin, count }) => ({
      price: Math.exp((bin + 0.5) / BINS_A_LOGARITHM),
      count,
    }));
  const bins = await binsOf(false);
  const counted = bins.reduce((sum, { count }) => sum + count, 0);
  return shapeOf(counted > COUNT_CAP ? await binsOf(true) : bins);
}
