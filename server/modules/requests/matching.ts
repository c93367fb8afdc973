import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { notifications } from '../../db/schema/people.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { properties, propertyTypes } from '../../db/schema/properties.ts';
import { listingsToMatch, propertyRequests, requestMatches } from '../../db/schema/requests.ts';
import type { Criterion } from '../notifications/match-texts.ts';
import { whereFits } from '../properties/filters.ts';
import { matchSearches } from '../searches/matching.ts';

/** Limits per statement, so that it ends long before the database's time limit. */
const LISTINGS_AT_ONCE = 20;
const MATCHES_AT_ONCE = 2_000;

const request = propertyRequests;
const listing = properties;

/**
 * Whether a listing fits a request, by the conditions of the lists. The first lines are for the
 * index property_requests_open.
 */
const fits = and(
  sql`${request.status} <> 'closed'`,
  sql`coalesce(${request.cityId}, 0) in (0, ${listing.cityId})`,
  sql`coalesce(${request.typeId}, 0) in (0, ${listing.typeId})`,
  sql`coalesce(${request.neighborhoodId}, 0) in (0, ${listing.neighborhoodId})`,
  sql`coalesce(${request.regionId}, ${listing.regionId}) = ${listing.regionId}`,
  sql`(${request.age} is null or ${listing.age} <= ${request.age})`,
  sql`${request.userId} <> ${listing.advertiserId}`,
  whereFits({
    purpose: request.purpose,
    propertyType: request.tenants,
    priceFrom: request.priceFromHalalas,
    priceTo: request.priceToHalalas,
    rooms: request.roomsCount,
    features: request.featureIds,
  }),
);

/** Whether a request specifies each criterion. */
const NAMED: Record<Criterion, SQL> = {
  type: sql`${request.typeId} is not null`,
  purpose: sql`${request.purpose} is not null`,
  place: sql`${request.regionId} is not null`,
  price: sql`num_nonnulls(${request.priceFromHalalas}, ${request.priceToHalalas}) > 0`,
  rooms: sql`${request.roomsCount} is not null`,
  tenants: sql`${request.tenants} is not null`,
  age: sql`${request.age} is not null`,
  features: sql`cardinality(${request.featureIds}) > 0`,
};
const asked = sql.join(
  Object.entries(NAMED).map(([criterion, isNamed]) => sql`case when ${isNamed} then ${criterion}::text end`),
  sql`, `,
);

/** The notification's data (notifications/texts.ts, homeFound). */
const params = sql`jsonb_build_object(
  'requestId', ${request.id}, 'propertyId', ${listing.id}, 'title', ${listing.title}, 'titleEn', ${listing.titleEn},
  'typeAr', ${propertyTypes.nameAr}, 'typeEn', ${propertyTypes.nameEn}, 'purpose', ${listing.purpose},
  'neighborhoodAr', ${neighborhoods.nameAr}, 'neighborhoodEn', ${neighborhoods.nameEn},
  'cityAr', ${cities.nameAr}, 'cityEn', ${cities.nameEn},
  'priceHalalas', ${listing.priceHalalas}, 'rentPeriod', ${listing.rentPeriod}, 'rooms', ${listing.roomsCount},
  'tenants', ${listing.propertyType}, 'age', ${listing.age},
  'asked', to_jsonb(array_remove(array[${asked}], null)))`;

/**
 * Stores the requests that these listings fit, and notifies their users, in one statement. A stored
 * match is not notified again: a user gets one notification per listing and request, however often
 * the listing is published and however many servers match. Returns the number of notifications, and
 * whether more matches may remain.
 */
async function matchRequests(
  transaction: Database,
  propertyIds: readonly number[],
): Promise<{ notified: number; isMore: boolean }> {
  const { rows } = await transaction.execute<{ notified: number; isMore: boolean }>(sql`
    with fitting as (
      select ${request.id} as request_id, ${listing.id} as property_id
      from ${listing} join ${request} on ${fits}
      where ${inArray(listing.id, [...propertyIds])}
        and ${listing.status} = 'published' and ${isPublic()} and not exists (
        select from ${requestMatches}
        where ${requestMatches.requestId} = ${request.id} and ${requestMatches.propertyId} = ${listing.id})
      limit ${MATCHES_AT_ONCE}
      for share of ${request}
    ), found as (
      insert into ${requestMatches} (request_id, property_id)
      select request_id, property_id from fitting on conflict do nothing
      returning request_id, property_id
    ), told as (
      insert into ${notifications} (user_id, kind, params)
      select ${request.userId}, 'homeFound', ${params}
      from found
      join ${request} on ${request.id} = found.request_id
      join ${listing} on ${listing.id} = found.property_id
      join ${propertyTypes} on ${propertyTypes.id} = ${listing.typeId}
      join ${neighborhoods} on ${neighborhoods.id} = ${listing.neighborhoodId}
      join ${cities} on ${cities.id} = ${listing.cityId}
      returning 1
    )
    select (select count(*)::int from told) as notified,
      (select count(*) from fitting) = ${MATCHES_AT_ONCE} as "isMore"`);
  const [counts] = rows;
  if (!counts) throw new Error('The statement counted nothing');
  return counts;
}

/**
 * Takes some published listings off the queue, and matches them with the property requests and the
 * saved searches. Listings with more matches than one statement handles stay queued. Returns the
 * number of notifications, and whether more may remain.
 */
function matchSome(db: Database): Promise<{ notified: number; isMore: boolean }> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(listingsToMatch)
      .orderBy(listingsToMatch.id)
      .limit(LISTINGS_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return { notified: 0, isMore: false };
    const propertyIds = [...new Set(due.map(({ propertyId }) => propertyId))];
    const requests = await matchRequests(transaction, propertyIds);
    const searches = await matchSearches(transaction, propertyIds);
    const isMore = requests.isMore || searches.isMore;
    if (!isMore) {
      const ids = due.map(({ id }) => id);
      await transaction.delete(listingsToMatch).where(inArray(listingsToMatch.id, ids));
    }
    return {
      notified: requests.notified + searches.notified,
      isMore: isMore || due.length === LISTINGS_AT_ONCE,
    };
  });
}

/**
 * Matches each newly public ad with requests and saved searches. Returns the number of
 * notifications.
 */
export async function matchPublished(db: Database): Promise<number> {
  let all = 0;
  for (;;) {
    const { notified, isMore } = await matchSome(db);
    all += notified;
    if (!isMore) return all;
  }
}
