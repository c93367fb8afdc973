/** What has to come to its end before an account can be deleted, as /setting lists it. */
export const OPEN_MATTERS = [
  'wallet',
  'payments',
  'viewings',
  'reservations',
  'orders',
  'tenancies',
  'operator',
] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];
