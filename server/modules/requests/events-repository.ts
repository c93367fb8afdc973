import { asc, eq } from 'drizzle-orm';
import type { RequestCategory } from '../../../contract/request-statuses.ts';
import type { Database } from '../../db/database.ts';
import { requestEvents } from '../../db/schema/requests.ts';

/** An event's foreign key to its request, by kind. */
const COLUMNS = {
  management: 'managementRequestId',
  documents: 'documentRequestId',
  finance: 'financeRequestId',
  property: 'propertyRequestId',
} as const satisfies Record<RequestCategory, keyof typeof requestEvents.$inferSelect>;

interface NewEvent {
  status: string;
  /** Null if the user did it. */
  message: string | null;
  at?: Date;
}

export async function addEvent(
  transaction: Database,
  category: RequestCategory,
  id: number,
  { status, message, at = new Date() }: NewEvent,
): Promise<void> {
  await transaction.insert(requestEvents).values({ [COLUMNS[category]]: id, status, message, createdAt: at });
}

/** The events of a request after its receipt, earliest first. */
export async function listEvents(db: Database, category: RequestCategory, id: number) {
  return db
    .select({
      status: requestEvents.status,
      message: requestEvents.message,
      createdAt: requestEvents.createdAt,
    })
    .from(requestEvents)
    .where(eq(requestEvents[COLUMNS[category]], id))
    .orderBy(asc(requestEvents.id));
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
