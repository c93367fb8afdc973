import { type SQL, sql } from 'drizzle-orm';
import { ROOMS_OPEN } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { notifications } from '../../db/schema/people.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { properties, propertyTypes } from '../../db/schema/properties.ts';
import { listingsToMatch, propertyRequests, wishMatches } from '../../db/schema/requests.ts';
import type { Criterion } from '../notifications/fit-words.ts';

/** What one statement takes on, so that it is over long before the database's limit on its time. */
const LISTINGS_AT_ONCE = 20;
const MATCHES_AT_ONCE = 2_000;

const wish = propertyRequests;
const home = properties;

/** Whether a home is one that a wish asks for, as lists filter (properties/filters.ts). */
const fits: SQL = sql.join(
  [
    sql`${wish.status} <> 'closed'`,
    sql`coalesce(${wish.cityId}, 0) in (0, ${home.cityId})`,
    sql`coalesce(${wish.typeId}, 0) in (0, ${home.typeId})`,
    sql`coalesce(${wish.neighborhoodId}, 0) in (0, ${home.neighborhoodId})`,
    sql`coalesce(${wish.regionId}, ${home.regionId}) = ${home.regionId}`,
    sql`coalesce(${wish.purpose}, ${home.purpose}) = ${home.purpose}`,
    sql`(${wish.tenants} is null or ${home.propertyType} = ${wish.tenants})`,
    sql`(${wish.priceFromHalalas} is null or ${home.yearlyPriceHalalas} >= ${wish.priceFromHalalas})`,
    sql`(${wish.priceToHalalas} is null or ${home.yearlyPriceHalalas} <= ${wish.priceToHalalas})`,
    sql`(${wish.roomsCount} is null or ${home.roomsCount} = ${wish.roomsCount}
      or (${wish.roomsCount} >= ${ROOMS_OPEN} and ${home.roomsCount} >= ${wish.roomsCount}))`,
    sql`(${wish.age} is null or ${home.age} <= ${wish.age})`,
    sql`${home.featureIds} @> ${wish.featureIds}`,
    sql`${wish.userId} <> ${home.advertiserId}`,
  ],
  sql` and `,
);

/** By what a wish names each thing that is asked for. */
const NAMED: Record<Criterion, SQL> = {
  type: sql`${wish.typeId} is not null`,
  purpose: sql`${wish.purpose} is not null`,
  place: sql`${wish.regionId} is not null`,
  price: sql`num_nonnulls(${wish.priceFromHalalas}, ${wish.priceToHalalas}) > 0`,
  rooms: sql`${wish.roomsCount} is not null`,
  tenants: sql`${wish.tenants} is not null`,
  age: sql`${wish.age} is not null`,
  features: sql`cardinality(${wish.featureIds}) > 0`,
};
const asked = sql.join(
  Object.entries(NAMED).map(([criterion, isNamed]) => sql`case when ${isNamed} then ${criterion}::text end`),
  sql`, `,
);

/** What the notification keeps for its sentence (notifications/request-texts.ts, homeFound). */
const params = sql`jsonb_build_object(
  'requestId', ${wish.id}, 'propertyId', ${home.id}, 'title', ${home.title}, 'titleEn', ${home.titleEn},
  'typeAr', ${propertyTypes.nameAr}, 'typeEn', ${propertyTypes.nameEn}, 'purpose', ${home.purpose},
  'neighborhoodAr', ${neighborhoods.nameAr}, 'neighborhoodEn', ${neighborhoods.nameEn},
  'cityAr', ${cities.nameAr}, 'cityEn', ${cities.nameEn},
  'priceHalalas', ${home.priceHalalas}, 'rentPeriod', ${home.rentPeriod}, 'rooms', ${home.roomsCount},
  'tenants', ${home.propertyType}, 'age', ${home.age},
  'asked', to_jsonb(array_remove(array[${asked}], null)))`;

/**
 * Takes some of the listings that became public off the list, stores the wishes that they fit, and
 * notifies the users of these wishes: all of it or, after a crash, none. A stored match notifies
 * nobody again: a user gets one notification for a home and a wish, however often it is published
 * and however many servers match. Listings with more matches than one statement takes stay on the
 * list. Returns how many it notified, and whether there may be more to do.
 */
async function matchSome(db: Database): Promise<{ notified: number; isMore: boolean }> {
  const { rows } = await db.execute<{ notified: number; isMore: boolean }>(sql`
    with due as (
      select ${listingsToMatch.id} as id, ${listingsToMatch.propertyId} as property_id
      from ${listingsToMatch} order by ${listingsToMatch.id}
      limit ${LISTINGS_AT_ONCE} for update skip locked
    ), fitting as (
      select ${wish.id} as request_id, ${home.id} as property_id
      from (select distinct property_id from due) as due
      join ${home} on ${home.id} = due.property_id
      join ${wish} on ${fits}
      where ${home.status} = 'published' and ${isPublic()} and not exists (
        select from ${wishMatches}
        where ${wishMatches.requestId} = ${wish.id} and ${wishMatches.propertyId} = ${home.id})
      limit ${MATCHES_AT_ONCE}
      for share of ${wish}
    ), found as (
      insert into ${wishMatches} (request_id, property_id)
      select request_id, property_id from fitting on conflict do nothing
      returning request_id, property_id
    ), told as (
      insert into ${notifications} (user_id, kind, params)
      select ${wish.userId}, 'homeFound', ${params}
      from found
      join ${wish} on ${wish.id} = found.request_id
      join ${home} on ${home.id} = found.property_id
      join ${propertyTypes} on ${propertyTypes.id} = ${home.typeId}
      join ${neighborhoods} on ${neighborhoods.id} = ${home.neighborhoodId}
      join ${cities} on ${cities.id} = ${home.cityId}
      returning 1
    ), gone as (
      delete from ${listingsToMatch}
      where ${listingsToMatch.id} in (select id from due)
        and (select count(*) from fitting) < ${MATCHES_AT_ONCE}
    )
    select (select count(*)::int from told) as notified,
      (select count(*) from due) = ${LISTINGS_AT_ONCE}
        or (select count(*) from fitting) = ${MATCHES_AT_ONCE} as "isMore"`);
  const [counts] = rows;
  if (!counts) throw new Error('The statement counted nothing');
  return counts;
}

/** Matches each ad that became public with the open wishes. Returns the count of notifications. */
export async function matchPublished(db: Database): Promise<number> {
  let all = 0;
  for (;;) {
    const { notified, isMore } = await matchSome(db);
    all += notified;
    if (!isMore) return all;
  }
}
