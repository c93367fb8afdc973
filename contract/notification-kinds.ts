/** What can happen to a person (core §3). Kept with each notification: a kind never changes its name. */
export const NOTIFICATION_KINDS = [
  'welcome',
  'passwordChanged',
  'newSignIn',
  'favouritePriceDropped',
  'adApproved',
  'viewingConfirmed',
  'viewingMoved',
  'viewingCancelled',
  'viewingReleased',
  'viewingTomorrow',
  'viewingSoon',
  'visitBooked',
  'visitMoved',
  'visitCancelled',
  'paymentFailed',
  'paymentToWallet',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
