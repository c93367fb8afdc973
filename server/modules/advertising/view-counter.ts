import { and, eq, ne, sql } from 'drizzle-orm';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyViews } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';
import type { Clock } from '../../lib/clock.ts';

/** Views remembered for a day; above this limit some count twice, but the memory stays bounded. */
const REMEMBER_MOST = 100_000;

interface Services {
  db: Database;
  clock: Clock;
}

interface Reader {
  /** Identifies the viewer as well as the server can; never stored. */
  viewer: string;
  /** Null for guests. */
  userId: number | null;
}

/**
 * Counts views of listings, one per viewer and day. Collects them in memory; `flush` stores them.
 */
export function createViewCounter({ db, clock }: Services) {
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  let day = '';

  function isFirst(propertyId: number, viewer: string): boolean {
    const today = riyadhDay(clock.now());
    if (today !== day || seen.size >= REMEMBER_MOST) seen.clear();
    day = today;
    const key = `${propertyId} ${viewer}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  }

  return {
    /** Counts a view of a public listing, unless its own advertiser opened it. */
    async note(propertyId: number, { viewer, userId }: Reader): Promise<void> {
      if (!isFirst(propertyId, viewer)) return;
      const shown = await db
        .select({ id: properties.id })
        .from(properties)
        .where(
          and(
            eq(properties.id, propertyId),
            isPublic(),
            userId === null ? undefined : ne(properties.advertiserId, userId),
          ),
        );
      if (shown.length > 0) counts.set(propertyId, (counts.get(propertyId) ?? 0) + 1);
    },

    /** Adds the collected counts to the database. */
    async flush(): Promise<void> {
      if (counts.size === 0) return;
      const gathered = [...counts].map(([propertyId, count]) => ({ propertyId, count }));
      counts.clear();
      try {
        await db
          .insert(propertyViews)
          .values(gathered)
          .onConflictDoUpdate({
            target: propertyViews.propertyId,
            set: { count: sql`${propertyViews.count} + excluded.count` },
          });
      } catch (error) {
        for (const { propertyId, count } of gathered) {
          counts.set(propertyId, (counts.get(propertyId) ?? 0) + count);
        }
        throw error;
      }
    },
  };
}

export type ViewCounter = ReturnType<typeof createViewCounter>;
