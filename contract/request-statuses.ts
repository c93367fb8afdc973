import { REQUEST_PREFIXES } from './limits.ts';

/**
 * The four kinds of request that a user follows on /myrequests (services §2), as written in a
 * path.
 */
export const REQUEST_CATEGORIES = ['management', 'documents', 'finance', 'property'] as const;
export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];

/** Statuses of a request to manage a property or document a contract. The last two end it. */
export const SERVICE_REQUEST_STATUSES = ['received', 'under_way', 'done', 'rejected'] as const;
/** Statuses of a request for financing. The last two end it. */
export const FINANCE_STATUSES = ['received', 'under_review', 'approved', 'declined'] as const;
/**
 * Statuses of a property request. New ads are matched with it until it is closed, also once it is
 * answered.
 */
export const PROPERTY_REQUEST_STATUSES = ['received', 'under_way', 'answered', 'closed'] as const;

export type ServiceRequestStatus = (typeof SERVICE_REQUEST_STATUSES)[number];
export type FinanceStatus = (typeof FINANCE_STATUSES)[number];
export type PropertyRequestStatus = (typeof PROPERTY_REQUEST_STATUSES)[number];

/** services §2: a request's number with the prefix of its kind, «P-1042». */
export function requestNumber(category: RequestCategory, id: number): string {
  return `${REQUEST_PREFIXES[category]}-${id}`;
}

/** Where the app shows one request with its timeline. */
export function requestPath(category: RequestCategory, id: number): string {
  return `/myrequests?category=${category}&id=${id}`;
}
