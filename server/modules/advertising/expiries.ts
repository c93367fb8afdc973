import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';
import type { Clock } from '../../lib/clock.ts';
import { notify } from '../notifications/notify.ts';
import { changeProperty, keepAdFields } from './repository.ts';

const BATCH = 100;
const CHANNEL = 'rukn_listings';

const noticeColumns = {
  id: properties.id,
  advertiserId: properties.advertiserId,
  title: properties.title,
  titleEn: properties.titleEn,
  expiresAt: properties.adLicenseExpiresAt,
};

/** Ends the featuring of ads after their last day, notifies advertisers and returns how many. */
export async function endFeatures(db: Database, clock: Clock): Promise<number> {
  return db.transaction(async (transaction) => {
    const over = await transaction
      .select(noticeColumns)
      .from(properties)
      .innerJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
      .where(lte(propertyAds.featuredUntil, clock.now()))
      .orderBy(asc(propertyAds.featuredUntil))
      .limit(BATCH)
      .for('update', { of: properties, skipLocked: true });
    for (const { id, advertiserId, title, titleEn } of over) {
      await changeProperty(transaction, id, { isFeatured: false });
      await keepAdFields(transaction, id, { featuredUntil: null });
      const params = { propertyId: id, title, titleEn };
      await notify(transaction, advertiserId, { kind: 'adFeatureEnded', params });
    }
    return over.length;
  });
}

/**
 * Notifies advertisers, once, that an ad's licence has expired. The ad has been hidden from the
 * public since midnight in Riyadh (modules/properties/filters.ts); this also clears the servers'
 * caches of listings. Returns how many.
 */
export async function notifyOfExpiries(db: Database, clock: Clock): Promise<number> {
  return db.transaction(async (transaction) => {
    const expired = await transaction
      .select(noticeColumns)
      .from(properties)
      .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
      .where(
        and(
          inArray(properties.status, ['published', 'reserved']),
          lt(properties.adLicenseExpiresAt, riyadhDay(clock.now())),
          or(
            isNull(propertyAds.expiryTold),
            sql`${propertyAds.expiryTold} <> ${properties.adLicenseExpiresAt}`,
          ),
        ),
      )
      .orderBy(asc(properties.id))
      .limit(BATCH)
      .for('update', { of: properties, skipLocked: true });
    for (const { id, advertiserId, title, titleEn, expiresAt } of expired) {
      await keepAdFields(transaction, id, { expiryTold: expiresAt });
      const params = { propertyId: id, title, titleEn };
      await notify(transaction, advertiserId, { kind: 'adLicenceExpired', params });
    }
    if (expired.length > 0) await transaction.execute(sql`select pg_notify(${CHANNEL}, '')`);
    return expired.length;
  });
}
