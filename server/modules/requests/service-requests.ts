import { desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { documentRequests, managementRequests } from '../../db/schema/advertising.ts';
import { cities, regions } from '../../db/schema/places.ts';
import { cityColumns, regionColumns } from '../properties/card-rows.ts';
import { firstOfPage, isOwn, type OwnFilter } from './own-filter.ts';

/** Requests to document a contract, newest first. */
export async function listDocumentRequests(db: Database, own: OwnFilter) {
  return db
    .select()
    .from(documentRequests)
    .where(isOwn(documentRequests, own))
    .orderBy(desc(documentRequests.id))
    .limit(PAGE_SIZE)
    .offset(firstOfPage(own));
}

/** Requests to manage a property, newest first. */
export async function listManagementRequests(db: Database, own: OwnFilter) {
  return db
    .select({
      request: managementRequests,
      region: regionColumns,
      city: cityColumns,
    })
    .from(managementRequests)
    .innerJoin(regions, eq(regions.id, managementRequests.regionId))
    .innerJoin(cities, eq(cities.id, managementRequests.cityId))
    .where(isOwn(managementRequests, own))
    .orderBy(desc(managementRequests.id))
    .limit(PAGE_SIZE)
    .offset(firstOfPage(own));
}

export type DocumentRow = Awaited<ReturnType<typeof listDocumentRequests>>[number];
export type ManagementRow = Awaited<ReturnType<typeof listManagementRequests>>[number];
