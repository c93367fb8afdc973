/** Kinds of items that operators decide about: their verbs' first word, or the request's kind. */
export const OPS_KINDS = [
  'ads',
  'reports',
  'reservations',
  'refunds',
  'payments',
  'orders',
  'tenancies',
  'requests-property',
  'requests-finance',
  'requests-management',
  'requests-documents',
] as const;
export type OpsKind = (typeof OPS_KINDS)[number];

/**
 * What waits for an operator, in the order of the morning; orders by the step that they wait for.
 */
export const OPS_QUEUES = [
  'ads',
  'reports',
  'reservations',
  'refunds',
  'payments',
  'orders-new',
  'orders-assigned',
  'orders-arrived',
  'orders-unpriced',
  'tenancies-due',
  'tenancies-over',
  'requests-property',
  'requests-finance',
  'requests-management',
  'requests-documents',
] as const;
export type OpsQueue = (typeof OPS_QUEUES)[number];

/** Days that the figures may look back. */
export const OPS_DAYS = ['14', '30'] as const;
