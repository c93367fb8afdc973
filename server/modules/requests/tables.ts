import type { RequestCategory } from '../../../contract/request-statuses.ts';
import { documentRequests, managementRequests } from '../../db/schema/advertising.ts';
import { propertyRequests } from '../../db/schema/requests.ts';
import { financeRequests } from '../../db/schema/reservations.ts';

/** The table of each kind of request: each has an id, a user_id, a status and a created_at. */
export const requestTables = {
  management: managementRequests,
  documents: documentRequests,
  finance: financeRequests,
  property: propertyRequests,
} as const satisfies Record<RequestCategory, unknown>;
