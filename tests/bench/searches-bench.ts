import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { matchSearches, sendDigests } from '../../server/modules/searches/matching.ts';
import { median } from './timing.ts';

const SEARCHES = 100_000;
const PEOPLE = 10_000;
const LISTINGS = 20;
const MOBILES = '0598';

export interface SearchFigures {
  searches: number;
  /** Medians in ms of one listing's matching: by the index, and by a scan of all searches. */
  matched: number;
  scanned: number;
  /** The searches that a listing fits, on average. */
  fitting: number;
  /** Seconds for the digests of PEOPLE, each with one new listing. */
  digests: number;
}

/**
 * Matches listings with 100,000 saved searches, ten of each of 10,000 people, whose filters are
 * drawn from the listings; then sends the digests of these people. Needs a seeded database; leaves
 * nothing behind.
 */
export async function benchSearches(databaseUrl: string): Promise<SearchFigures> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null });
  try {
    await addSearches(db);
    const { rows: listings } = await db.execute<{ id: number }>(
      sql`select id from properties where status = 'published' order by random() limit ${LISTINGS}`,
    );
    const times = { matched: [] as number[], scanned: [] as number[] };
    let fitting = 0;
    for (const { id } of listings) {
      for (const way of ['matched', 'scanned'] as const) {
        const { ms, found } = await timeMatching(db, id, way);
        times[way].push(ms);
        fitting += found / listings.length / 2;
      }
    }
    const digests = await timeDigests(db);
    const { matched, scanned } = times;
    return { searches: SEARCHES, matched: median(matched), scanned: median(scanned), fitting, digests };
  } finally {
    await removeAll(db);
    await close();
  }
}

async function addSearches(db: Database): Promise<void> {
  await removeAll(db);
  await db.execute(sql`insert into users (name, mobile)
    select 'bench', ${MOBILES} || lpad(n::text, 6, '0') from generate_series(1, ${PEOPLE}) n`);
  const [published] = (
    await db.execute<{ count: number }>(
      sql`select count(*)::int as count from properties where status = 'published'`,
    )
  ).rows;
  // Each looks for something like one listing: its purpose and city, mostly its type, and so on.
  await db.execute(sql`
    insert into saved_searches (user_id, name, filters, frequency, purpose, city_ids, type_id, neighborhood_ids,
      price_to_halalas, rooms)
    select u.id, 'bench', '', 'at_once', p.purpose, array[p.city_id],
      case when random() < 0.8 then p.type_id end,
      case when random() < 0.4 then array[p.neighborhood_id] end,
      case when random() < 0.6 then p.yearly_price_halalas * 1.1 end,
      case when random() < 0.4 then p.rooms_count end
    from (select id, row_number() over () as at from users where mobile like ${`${MOBILES}%`}) u
    cross join generate_series(0, ${SEARCHES / PEOPLE - 1}) one
    join (
      select *, row_number() over (order by random()) - 1 as at from properties where status = 'published'
    ) p on p.at = (u.at * ${SEARCHES / PEOPLE} + one) % ${published?.count ?? 1}::bigint`);
  await db.execute(sql`analyze saved_searches`);
}

/** Matches one listing, and takes it back. */
async function timeMatching(db: Database, id: number, way: 'matched' | 'scanned') {
  class Undone extends Error {}
  let [ms, found] = [0, 0];
  const work = db.transaction(async (transaction) => {
    if (way === 'scanned') {
      await transaction.execute(sql`set local enable_indexscan = off`);
      await transaction.execute(sql`set local enable_bitmapscan = off`);
    }
    const startedAt = performance.now();
    found = (await matchSearches(transaction, [id])).notified;
    ms = performance.now() - startedAt;
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return { ms, found };
}

/** Gives each person's first search one listing, and sends the digests. */
async function timeDigests(db: Database): Promise<number> {
  await db.execute(sql`update saved_searches s set frequency = 'daily', digested_at = now() - interval '2 days',
    purpose = null, city_ids = null, type_id = null, neighborhood_ids = null, price_to_halalas = null, rooms = null
    where name = 'bench' and id = (select min(id) from saved_searches where user_id = s.user_id)`);
  await db.execute(sql`insert into search_matches (search_id, property_id)
    select id, (select id from properties where status = 'published' limit 1)
    from saved_searches where name = 'bench' and frequency = 'daily'`);
  const startedAt = performance.now();
  await sendDigests(db, { now: () => new Date() });
  return (performance.now() - startedAt) / 1000;
}

const removeAll = (db: Database) => db.execute(sql`delete from users where mobile like ${`${MOBILES}%`}`);
