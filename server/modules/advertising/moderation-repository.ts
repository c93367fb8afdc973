import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE, pageOf, rowsBefore } from '../../db/page.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { properties, propertyTypes } from '../../db/schema/properties.ts';

/** What operators decide at an ad. */
const stateColumns = {
  status: properties.status,
  statusReason: properties.statusReason,
  hiddenFrom: properties.hiddenFrom,
  adLicenseNumber: properties.adLicenseNumber,
  adLicenseExpiresAt: properties.adLicenseExpiresAt,
};

export type AdStanding = Pick<typeof properties.$inferSelect, keyof typeof stateColumns>;

/**
 * An ad's state, held until the transaction ends, so that of two who decide the second sees the first; null
 * where there is none, or its advertiser deleted it.
 */
export async function lockAd(db: Database, id: number): Promise<AdStanding | null> {
  const [state] = await db
    .select(stateColumns)
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)))
    .for('update');
  return state ?? null;
}

/** Whose an ad is, and what he calls it. */
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

const adColumns = {
  id: properties.id,
  status: properties.status,
  purpose: properties.purpose,
  type: propertyTypes.nameEn,
  city: cities.nameEn,
  neighborhood: neighborhoods.nameEn,
  title: properties.title,
  priceHalalas: properties.priceHalalas,
  advertiserName: users.name,
  advertiserMobile: users.mobile,
  createdAt: properties.createdAt,
  submittedAt: properties.submittedAt,
};

function selectAds<Columns extends object>(db: Database, more: Columns) {
  return db
    .select({ ...adColumns, ...more })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(users, eq(users.id, properties.advertiserId));
}

/** One page of the ads in a status, or in any, and whether there are more: those that wait by their wait, others newest first. */
export async function listAds(
  db: Database,
  { status, page = 1 }: { status?: PropertyStatus | undefined; page?: number | undefined },
) {
  const order =
    status === 'under_review' ? [asc(properties.submittedAt), asc(properties.id)] : [desc(properties.id)];
  const rows = await selectAds(db, {})
    .where(status === undefined ? undefined : eq(properties.status, status))
    .orderBy(...order)
    .limit(PAGE_AND_ONE)
    .offset(rowsBefore(page));
  return pageOf(rows);
}

/** What an operator looks at before he decides; null where there is no such ad. */
export async function findAd(db: Database, id: number) {
  const [row] = await selectAds(db, {
    ...stateColumns,
    isShown: isPublic().mapWith(Boolean),
    description: properties.description,
    area: properties.area,
    roomsCount: properties.roomsCount,
    isFeatured: properties.isFeatured,
    latitude: properties.latitude,
    longitude: properties.longitude,
    falLicense: users.falLicense,
    deletedAt: properties.deletedAt,
  }).where(eq(properties.id, id));
  if (!row) return null;
  const [given = null] = await db.select().from(propertyAds).where(eq(propertyAds.propertyId, id));
  return { ...row, given };
}
