import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { SEARCH_DIGEST_AT } from '../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { notifications } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { propertyRequests, requestMatches } from '../../db/schema/requests.ts';
import { notifiedListings, savedSearches, searchMatches } from '../../db/schema/searches.ts';
import type { Clock } from '../../lib/clock.ts';
import { isRelisted } from '../properties/history.ts';
import { fitsSearch } from './repository.ts';

/** Limits per statement, so that it ends long before the database's time limit. */
const MATCHES_AT_ONCE = 2_000;
const DIGESTS_AT_ONCE = 500;
/** A digest names so many listings, and counts the rest. */
const NAMED = 3;
const DAY_MS = 86_400_000;

const search = savedSearches;
const listing = properties;

/** Whether a property request of the user has found the listing, and so has notified them of it. */
const isFoundByRequest: SQL = sql`exists (
  select from ${requestMatches} join ${propertyRequests} on ${propertyRequests.id} = ${requestMatches.requestId}
  where ${requestMatches.propertyId} = ${listing.id} and ${propertyRequests.userId} = ${search.userId})`;

/**
 * Stores the saved searches that these listings fit, and notifies the users of those with
 * `at_once`, each once of a listing. Runs in the transaction that takes the listings off their
 * queue. Returns the number of notifications, and whether more matches may remain.
 */
export async function matchSearches(
  transaction: Database,
  propertyIds: readonly number[],
): Promise<{ notified: number; isMore: boolean }> {
  const { rows } = await transaction.execute<{ notified: number; isMore: boolean }>(sql`
    with fresh as materialized (
      select ${listing.id} as id from ${listing}
      where ${inArray(listing.id, [...propertyIds])}
        and ${listing.status} = 'published' and ${isPublic()} and not ${isRelisted(listing.id)}
    ), fitting as (
      select ${search.id} as search_id, ${listing.id} as property_id
      from fresh join ${listing} on ${listing.id} = fresh.id join ${search} on ${and(
        // The first lines are for the index saved_searches_candidates.
        sql`(case when cardinality(${search.cityIds}) = 1 then ${search.cityIds}[1] else 0 end) in (0, ${listing.cityId})`,
        sql`coalesce(${search.typeId}, 0) in (0, ${listing.typeId})`,
        sql`coalesce(${search.purpose}, '') in ('', ${listing.purpose})`,
        sql`${search.userId} <> ${listing.advertiserId}`,
        fitsSearch,
      )}
      where not exists (select from ${searchMatches}
          where ${searchMatches.searchId} = ${search.id} and ${searchMatches.propertyId} = ${listing.id})
      limit ${MATCHES_AT_ONCE} for share of ${search}
    ), found as (
      insert into ${searchMatches} (search_id, property_id) select search_id, property_id from fitting
      on conflict do nothing returning search_id, property_id
    ), due as (
      select distinct on (${search.userId}, found.property_id)
        ${search.userId} as user_id, found.property_id, ${search.id} as search_id, ${search.name} as name
      from found join ${search} on ${search.id} = found.search_id
      join ${listing} on ${listing.id} = found.property_id
      where ${search.frequency} = 'at_once' and not ${isFoundByRequest}
      order by ${search.userId}, found.property_id, ${search.id}
    ), first as (
      insert into ${notifiedListings} (user_id, property_id) select user_id, property_id from due
      on conflict do nothing returning user_id, property_id
    ), notified as (
      insert into ${notifications} (user_id, kind, params)
      select user_id, 'searchMatched', jsonb_build_object('searchId', due.search_id, 'name', due.name,
        'propertyId', ${listing.id}, 'title', ${listing.title}, 'titleEn', ${listing.titleEn})
      from first join due using (user_id, property_id) join ${listing} on ${listing.id} = property_id
      returning 1
    )
    select (select count(*)::int from notified) as notified,
      (select count(*) from fitting) = ${MATCHES_AT_ONCE} as "isMore"`);
  const [counts] = rows;
  if (!counts) throw new Error('The statement counted nothing');
  return counts;
}

/** The last time of day at which digests are due. */
function lastDigestAt(now: Date): Date {
  const today = riyadhMoment(riyadhDay(now), SEARCH_DIGEST_AT);
  return now >= today ? today : new Date(today.getTime() - DAY_MS);
}

async function sendSome(db: Database, now: Date): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with due as (
      select ${search.id} as search_id, ${search.userId} as user_id, ${search.digestedAt} as since
      from ${search} where ${search.frequency} = 'daily' and ${search.digestedAt} < ${lastDigestAt(now).toISOString()}
      order by ${search.digestedAt}, ${search.id} limit ${DIGESTS_AT_ONCE} for no key update skip locked
    ), marked as (
      update ${search} set digested_at = ${now.toISOString()} where ${search.id} in (select search_id from due)
    ), news as (
      select distinct on (due.user_id, ${listing.id})
        due.user_id, due.search_id, ${listing.id} as property_id, ${searchMatches.createdAt} as found_at
      from due join ${search} on ${search.id} = due.search_id
      join ${searchMatches} on ${searchMatches.searchId} = due.search_id and ${searchMatches.createdAt} > due.since
      join ${listing} on ${listing.id} = ${searchMatches.propertyId}
      where ${listing.status} = 'published' and ${isPublic()} and ${fitsSearch} and not ${isFoundByRequest}
      order by due.user_id, ${listing.id}, due.search_id
    ), first as (
      insert into ${notifiedListings} (user_id, property_id) select user_id, property_id from news
      on conflict do nothing returning user_id, property_id
    ), notified as (
      insert into ${notifications} (user_id, kind, params)
      select news.user_id, 'searchDigest', jsonb_build_object('searchId', news.search_id,
        'name', (select name from ${search} where id = news.search_id), 'count', count(*),
        'titles', (array_agg(${listing.title} order by found_at desc))[1:${NAMED}],
        'titlesEn', (array_agg(coalesce(${listing.titleEn}, ${listing.title}) order by found_at desc))[1:${NAMED}])
      from first join news using (user_id, property_id) join ${listing} on ${listing.id} = property_id
      group by news.user_id, news.search_id
    )
    select count(*)::int as taken from due`);
  return rows[0]?.taken ?? 0;
}

/**
 * Sends what the daily searches have found since their last digest, one notification a search, at
 * SEARCH_DIGEST_AT; later where no server ran. Two servers never send the same one: each takes its
 * searches with a lock, and marks them in the same statement.
 */
export async function sendDigests(db: Database, clock: Clock): Promise<void> {
  while ((await sendSome(db, clock.now())) === DIGESTS_AT_ONCE);
}
