import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import { daysBetween } from '../../../contract/day-arithmetic.ts';
import { RELISTED_DAYS } from '../../../contract/limits.ts';
import type { PricePoint } from '../../../contract/properties.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { propertyPrices } from '../../db/schema/properties.ts';
import { inSar } from '../../lib/money.ts';

/** A row of `property_prices`. */
export type PriceRow = Pick<typeof propertyPrices.$inferSelect, 'priceHalalas' | 'rentPeriod' | 'since'>;

/**
 * What a listing's price did by Riyadh's days.
 *
 * @param rows oldest first
 */
export function priceHistory(
  rows: readonly PriceRow[],
  now: Date,
): Omit<Answer<'properties.history'>, 'relisted'> {
  const lastOfDay = new Map(rows.map((row) => [riyadhDay(row.since), row]));
  const points: PricePoint[] = [];
  for (const [day, { priceHalalas, rentPeriod }] of lastOfDay) {
    const last = points.at(-1);
    const price = inSar(priceHalalas);
    if (price === null || (price === last?.price && rentPeriod === last.rentPeriod)) continue;
    points.push({ day, price, rentPeriod });
  }
  const hasPrice = (rows.at(-1)?.priceHalalas ?? null) !== null;
  const [first] = rows;
  return {
    points,
    since: hasPrice ? (points.at(-1)?.day ?? null) : null,
    before: hasPrice ? (points.at(-2)?.price ?? null) : null,
    daysListed: first ? daysBetween(riyadhDay(first.since), riyadhDay(now)) : null,
  };
}

/** Reads what a listing's price did, and whether its home stood in an earlier ad. */
export async function readHistory(
  db: Database,
  propertyId: number,
  now: Date,
): Promise<Answer<'properties.history'>> {
  const rows = await db
    .select()
    .from(propertyPrices)
    .where(eq(propertyPrices.propertyId, propertyId))
    .orderBy(asc(propertyPrices.id));
  const { rows: read } = await db.execute<{ relisted: boolean }>(
    sql`select ${isRelisted(propertyId)} as relisted`,
  );
  return { ...priceHistory(rows, now), relisted: read[0]?.relisted ?? false };
}

/**
 * Condition, by a listing's id or the column that holds it: an ad for the same purpose was public
 * before this one and still stood RELISTED_DAYS before it, of a home of the same kind, rooms and
 * size: under the same deed (which may cover a whole building) or, in the same place, with a photo
 * that looks the same. An ad stands until it is deleted; one that is hidden or let stood at its
 * last price.
 */
export function isRelisted(propertyId: number | SQLWrapper): SQL {
  return sql`(
    with this as (
      select p.*, a.receipt_number,
        (select min(since) from property_prices where property_id = p.id) as first_public
      from properties p left join property_ads a on a.property_id = p.id
      where p.id = ${propertyId}
    ), alike as (
      select a.property_id from this join property_ads a on a.receipt_number = this.receipt_number
      union
      select other_place.property_id
      from this
      join property_pictures place on place.property_id = this.id
      join pictures own on own.id = place.picture_id
      join pictures other on other.fingerprint_parts && own.fingerprint_parts
        and other.fingerprint = own.fingerprint and other.uploaded_by is not null
      join property_pictures other_place on other_place.picture_id = other.id
      join properties p on p.id = other_place.property_id
        and p.neighborhood_id = this.neighborhood_id
      where own.uploaded_by is not null and own.fingerprint is not null
    )
    select exists (
      select from this
      join alike on alike.property_id <> this.id
      join properties p on p.id = alike.property_id and p.purpose = this.purpose and p.type_id = this.type_id
        and (p.area, p.rooms_count) is not distinct from (this.area, this.rooms_count)
      cross join lateral (
        select min(since) as first, max(since) as last from property_prices where property_id = p.id
      ) stood
      where stood.first < this.first_public
        and coalesce(
          p.deleted_at,
          case when p.status in ('published', 'reserved') then 'infinity' else stood.last end
        ) >= this.first_public - make_interval(days => ${RELISTED_DAYS})
    ))`;
}
