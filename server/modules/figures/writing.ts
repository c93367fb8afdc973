import { and, eq, isNull, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { monthsAfter } from '../../../contract/day-arithmetic.ts';
import {
  FIGURES_MONTHS,
  FIGURES_TRIMMED,
  MARKET_PRICE_MIN_LISTINGS,
  ROOMS_OPEN,
} from '../../../contract/limits.ts';
import type { Purpose } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { placeFigures } from '../../db/schema/figures.ts';
import { cities } from '../../db/schema/places.ts';
import { properties, propertyPrices, propertyTypes } from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { reservations } from '../../db/schema/reservations.ts';
import type { Clock } from '../../lib/clock.ts';

const YEAR_DAYS = 365;

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * Writes today's figures of each city that has none of today yet, each in a transaction of its own.
 * Several servers take different cities. Returns how many it wrote.
 */
export async function writePlaceFigures(db: Database, clock: Clock): Promise<number> {
  const today = riyadhDay(clock.now());
  let written = 0;
  while (await writeNextCity(db, today)) written += 1;
  return written;
}

async function writeNextCity(db: Database, today: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ id: cities.id })
      .from(cities)
      .where(or(isNull(cities.figuredOn), ne(cities.figuredOn, today)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await transaction.update(cities).set({ figuredOn: today }).where(eq(cities.id, due.id));
    await writeCity(transaction, due.id, today);
    return true;
  });
}

/** Replaces the month's figures of a city and its neighbourhoods; the month's last day stays. */
async function writeCity(transaction: Database, cityId: number, today: string): Promise<void> {
  const month = monthOf(today);
  const isOfCity = eq(placeFigures.cityId, cityId);
  await transaction
    .delete(placeFigures)
    .where(
      and(
        isOfCity,
        or(eq(placeFigures.month, month), lt(placeFigures.month, monthsAfter(month, -FIGURES_MONTHS))),
      ),
    );
  const kinds = await transaction
    .selectDistinct({
      purpose: properties.purpose,
      typeId: properties.typeId,
      hasRooms: propertyTypes.hasRooms,
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .where(and(eq(properties.cityId, cityId), isPublic()));
  // Sorts in memory. A statement a kind keeps each far below the database's time limit.
  await transaction.execute(sql`set local work_mem = '64MB'`);
  for (const kind of kinds) await transaction.execute(insertFigures({ cityId, today, ...kind }));
}

interface WrittenKind {
  cityId: number;
  purpose: Purpose;
  typeId: number;
  /** Whether homes of the type have rooms. */
  hasRooms: boolean;
  /** In Riyadh. */
  today: string;
}

/**
 * Inserts the figures of one purpose and type in a city: a row for each neighbourhood and for the
 * whole city, with any number of rooms and with each, where there are enough listings. Medians and
 * quartiles are of what FIGURES_TRIMMED leaves, ordered by the price of a square metre.
 */
function insertFigures({ cityId, purpose, typeId, hasRooms, today }: WrittenKind) {
  const p = properties;
  const isOfKind = and(eq(p.cityId, cityId), eq(p.typeId, typeId), eq(p.purpose, purpose));
  const inRiyadh = (at: SQLWrapper) => sql`(${at} at time zone 'Asia/Riyadh')::date`;
  const rooms = hasRooms ? sql`least(${p.roomsCount}, ${ROOMS_OPEN}::int)` : sql`null::int`;
  const part = (share: number, value: string) =>
    sql.raw(`round(percentile_cont(${share}) within group (order by ${value}))`);
  /** Each row once for its neighbourhood and the city, and for its rooms and any number. */
  const groups = sql`cross join lateral (values (neighborhood_id), (null)) place (id)
    cross join lateral (select null::int as rooms union select listed_rooms) size`;
  // A lookup a listing: joined as a whole, all prices would be read again for each kind.
  const firstPrice = sql`(
    select ${inRiyadh(propertyPrices.since)} as day,
      ${propertyPrices.priceHalalas} * case ${propertyPrices.rentPeriod} when 'month' then 12 else 1 end as price
    from ${propertyPrices} where ${propertyPrices.propertyId} = ${p.id}
    order by ${propertyPrices.id} limit 1
  ) first`;
  return sql`
    with listed as (
      select ${p.neighborhoodId} as neighborhood_id, ${rooms} as listed_rooms,
        ${p.yearlyPriceHalalas} as price, ${p.yearlyPriceHalalas}::float8 / ${p.area} as per_metre,
        ${today}::date - coalesce(first.day, ${inRiyadh(p.createdAt)}) as days,
        coalesce(${p.yearlyPriceHalalas} < first.price, false) as is_reduced
      from ${p} left join lateral ${firstPrice} on true
      where ${isOfKind} and ${isPublic()} and ${p.priceHalalas} > 0 and ${p.area} > 0
    ), ranked as (
      select place.id as neighborhood_id, size.rooms, price, per_metre, days,
        count(*) over same as listings, count(*) filter (where is_reduced) over same as reduced,
        row_number() over (same order by per_metre) as rank
      from listed ${groups}
      window same as (partition by place.id, size.rooms)
    ), closings as (
      select ${tenancies.propertyId} as id, ${inRiyadh(tenancies.createdAt)} as day from ${tenancies}
      union all
      select ${reservations.propertyId}, ${inRiyadh(reservations.closedAt)} from ${reservations}
      where ${reservations.status} = 'executed'
    ), closed as (
      select ${p.neighborhoodId} as neighborhood_id, ${rooms} as listed_rooms,
        min(closings.day) - first.day as days
      from closings join ${p} on ${p.id} = closings.id cross join lateral ${firstPrice}
      where ${isOfKind} and closings.day between greatest(first.day, ${today}::date - ${YEAR_DAYS}::int) and ${today}::date
      group by ${p.id}, first.day
    ), waits as (
      select place.id as neighborhood_id, size.rooms, ${part(0.5, 'days')} as days
      from closed ${groups}
      group by 1, 2 having count(*) >= ${MARKET_PRICE_MIN_LISTINGS}
    )
    insert into ${placeFigures} (city_id, neighborhood_id, purpose, type_id, rooms, month, count,
      low_per_metre_halalas, median_per_metre_halalas, high_per_metre_halalas, median_price_halalas,
      reduced, days_listed, days_to_close)
    select ${cityId}::int, r.neighborhood_id, ${purpose}, ${typeId}::int, r.rooms, ${monthOf(today)}::date, max(r.listings),
      ${part(0.25, 'per_metre')}, ${part(0.5, 'per_metre')}, ${part(0.75, 'per_metre')}, ${part(0.5, 'price')},
      max(r.reduced), ${part(0.5, 'r.days')}, max(waits.days)
    from ranked r left join waits
      on (waits.neighborhood_id, waits.rooms) is not distinct from (r.neighborhood_id, r.rooms)
    where r.rank > floor(r.listings * ${FIGURES_TRIMMED}::float8)
      and r.rank <= r.listings - floor(r.listings * ${FIGURES_TRIMMED}::float8)
    group by r.neighborhood_id, r.rooms
    having max(r.listings) >= ${MARKET_PRICE_MIN_LISTINGS}`;
}
