import { and, desc, eq, ne } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { propertyReports } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';

type ReportFields = typeof propertyReports.$inferSelect;

/** Inserts a report; undefined if the user already has an open one about this ad. */
export async function addReport(
  db: Database,
  report: typeof propertyReports.$inferInsert,
): Promise<ReportFields | undefined> {
  const [added] = await db.insert(propertyReports).values(report).onConflictDoNothing().returning();
  return added;
}

const withTitles = {
  report: propertyReports,
  title: properties.title,
  titleEn: properties.titleEn,
};

/** A user's reports, newest first, 30 per page. */
export async function listOwnReports(db: Database, userId: number, page: number) {
  return db
    .select(withTitles)
    .from(propertyReports)
    .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
    .where(eq(propertyReports.userId, userId))
    .orderBy(desc(propertyReports.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

export type ReportRow = Awaited<ReturnType<typeof listOwnReports>>[number];

/** Locks an open or a decided report until the transaction ends; null if there is none. */
export async function lockReport(transaction: Database, id: number, which: 'open' | 'decided') {
  const [found] = await transaction
    .select(withTitles)
    .from(propertyReports)
    .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
    .where(and(eq(propertyReports.id, id), (which === 'open' ? eq : ne)(propertyReports.status, 'open')))
    .for('update', { of: propertyReports });
  return found ?? null;
}

export async function changeReport(
  transaction: Database,
  id: number,
  change: Pick<ReportFields, 'status' | 'answer' | 'decidedAt'>,
): Promise<void> {
  await transaction.update(propertyReports).set(change).where(eq(propertyReports.id, id));
}
