import type { Database } from '../../db/database.ts';
import { documentRequests, managementRequests } from '../../db/schema/advertising.ts';

/** Writes down who wants a contract documented. */
export async function addDocumentRequest(
  transaction: Database,
  request: typeof documentRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(documentRequests).values(request);
}

/** Writes down who wants a property managed. */
export async function addManagementRequest(
  transaction: Database,
  request: typeof managementRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(managementRequests).values(request);
}
