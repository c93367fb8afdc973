import { desc } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { financeRequests } from '../../db/schema/reservations.ts';
import { firstOfPage, isOwn, type OwnFilter } from './own-filter.ts';

export type FinanceFields = typeof financeRequests.$inferSelect;

/**
 * Inserts a request for financing; returns undefined while the user has an open one for the same
 * listing.
 */
export async function addFinanceRequest(
  transaction: Database,
  request: typeof financeRequests.$inferInsert,
): Promise<number | undefined> {
  const [added] = await transaction
    .insert(financeRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: financeRequests.id });
  return added?.id;
}

/** Requests for financing, including those made with a reservation, newest first. */
export async function listFinanceRequests(db: Database, own: OwnFilter): Promise<FinanceFields[]> {
  return db
    .select()
    .from(financeRequests)
    .where(isOwn(financeRequests, own))
    .orderBy(desc(financeRequests.id))
    .limit(PAGE_SIZE)
    .offset(firstOfPage(own));
}
