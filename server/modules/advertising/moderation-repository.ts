import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isPublic } from '../../db/public-listing.ts';
import { properties } from '../../db/schema/properties.ts';

/** The columns that an operator's decision changes. */
const stateColumns = {
  status: properties.status,
  statusReason: properties.statusReason,
  hiddenFrom: properties.hiddenFrom,
  adLicenseNumber: properties.adLicenseNumber,
  adLicenseExpiresAt: properties.adLicenseExpiresAt,
};

export type AdStanding = Pick<typeof properties.$inferSelect, keyof typeof stateColumns>;

/**
 * An ad's state, locked until the transaction ends, so that of two operators the second sees the
 * first's decision; null if it does not exist or its advertiser deleted it.
 */
export async function lockAd(db: Database, id: number): Promise<AdStanding | null> {
  const [state] = await db
    .select(stateColumns)
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)))
    .for('update');
  return state ?? null;
}

/** An ad's advertiser and titles; undefined if there is no such ad. */
export async function findAdvertiser(db: Database, id: number) {
  const [found] = await db
    .select({ userId: properties.advertiserId, title: properties.title, titleEn: properties.titleEn })
    .from(properties)
    .where(eq(properties.id, id));
  return found;
}

export async function setAdState(db: Database, id: number, change: Partial<AdStanding>): Promise<void> {
  await db.update(properties).set(change).where(eq(properties.id, id));
}

/** Whether the public sees an ad. */
export async function isAdShown(db: Database, id: number): Promise<boolean> {
  return (await db.$count(properties, and(eq(properties.id, id), isPublic()))) > 0;
}
