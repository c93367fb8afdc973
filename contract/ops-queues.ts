/**
 * Kinds of items that operators decide about: the first word of their verbs, or the request's kind.
 */
export const OPS_KINDS = [
  'ads',
  'reports',
  'reservations',
  'viewings',
  'refunds',
  'payments',
  'orders',
  'tenancies',
  'requests-property',
  'requests-finance',
  'requests-management',
  'requests-documents',
  'articles',
  'deletions',
] as const;
export type OpsKind = (typeof OPS_KINDS)[number];

/**
 * The operators' queues, in the order in which they work through them; orders by the step that they
 * wait for.
 */
export const OPS_QUEUES = [
  'ads',
  'reports',
  'reservations-signed',
  'reservations',
  'viewings',
  'refunds',
  'payments',
  'orders-questioned',
  'orders-new',
  'orders-assigned',
  'orders-arrived',
  'orders-unpriced',
  'orders-unpaid',
  'tenancies-due',
  'tenancies-over',
  'requests-property',
  'requests-finance',
  'requests-management',
  'requests-documents',
  'articles-hidden',
  'deletions',
] as const;
export type OpsQueue = (typeof OPS_QUEUES)[number];

/** A queue's order, by the start of each wait or by its deadline. */
export const OPS_SORTS = ['oldest', 'newest'] as const;
export type OpsSort = (typeof OPS_SORTS)[number];

/** What operators note something about: their colleagues alone read it. */
export const OPS_NOTED = ['people', 'ads', 'orders'] as const;
export type OpsNoted = (typeof OPS_NOTED)[number];

/** How soon items of a kind are to be decided, in minutes. */
export const OPS_PROMISES = { ads: 120, refunds: 1440 } as const satisfies Partial<Record<OpsKind, number>>;

/** The periods of the figures, in days. */
export const OPS_DAYS = ['14', '30'] as const;
