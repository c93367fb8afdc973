import type { Database } from '../../db/database.ts';
import { documentRequests, managementRequests } from '../../db/schema/advertising.ts';

/** Stores a request to document a contract. */
export async function addDocumentRequest(
  transaction: Database,
  request: typeof documentRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(documentRequests).values(request);
}

/** Stores a request to manage a property. */
export async function addManagementRequest(
  transaction: Database,
  request: typeof managementRequests.$inferInsert,
): Promise<void> {
  await transaction.insert(managementRequests).values(request);
}
