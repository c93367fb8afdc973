import { and, desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { propertyReports } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';

type ReportFields = typeof propertyReports.$inferSelect;

/** Writes down a report; undefined where the person has one of this ad that is not answered. */
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

/** A person's reports, newest first, 30 a page. */
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

/**
 * An open report, locked until the transaction ends; null where there is none of that id, or it is
 * answered.
 */
export async function lockOpenReport(transaction: Database, id: number) {
  const [found] = await transaction
    .select(withTitles)
    .from(propertyReports)
    .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
    .where(and(eq(propertyReports.id, id), eq(propertyReports.status, 'open')))
    .for('update', { of: propertyReports });
  return found ?? null;
}

export async function closeReport(
  transaction: Database,
  id: number,
  change: Pick<ReportFields, 'status' | 'answer' | 'decidedAt'>,
): Promise<void> {
  await transaction.update(propertyReports).set(change).where(eq(propertyReports.id, id));
}
