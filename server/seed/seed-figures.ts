import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { placeFigures } from '../db/schema/figures.ts';
import { systemClock } from '../lib/clock.ts';
import { writePlaceFigures } from '../modules/figures/writing.ts';

/** The demo's months, with the present one. */
const MONTHS = 18;

/**
 * Writes what homes cost in each place today, and the months before: lower by a third of a percent
 * a month on average, with a season and the place's own ups and downs.
 */
export async function seedFigures(db: Database): Promise<void> {
  await writePlaceFigures(db, systemClock);
  const f = placeFigures;
  const factor = sql`(1 - 0.0035 * ago + 0.012 * sin(ago * 0.9 + coalesce(${f.neighborhoodId}, ${f.cityId}) * 2.1 + ${f.typeId}))`;
  const scaled = (column: unknown) => sql`round(${column} * ${factor})`;
  await db.execute(sql`
    insert into ${f} (city_id, neighborhood_id, purpose, type_id, rooms, month, count,
      low_per_metre_halalas, median_per_metre_halalas, high_per_metre_halalas, median_price_halalas,
      reduced, days_listed, days_to_close)
    select ${f.cityId}, ${f.neighborhoodId}, ${f.purpose}, ${f.typeId}, ${f.rooms},
      ${f.month} - make_interval(months => ago), greatest(${f.count} - ago % 4, 5),
      ${scaled(f.lowPerMetreHalalas)}, ${scaled(f.medianPerMetreHalalas)}, ${scaled(f.highPerMetreHalalas)},
      ${scaled(f.medianPriceHalalas)}, ${f.reduced}, ${f.daysListed}, ${f.daysToClose}
    from ${f} cross join generate_series(1, ${MONTHS - 1}::int) ago`);
}
