import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import type { texts } from '../../texts/texts.ts';

/**
 * Which of a notification's params name the one thing that it is about; none where each stands for
 * itself.
 */
const MATTERS = {
  account: [],
  favourite: ['propertyId'],
  ad: ['propertyId'],
  report: ['propertyId'],
  service: [],
  wish: ['requestId'],
  request: ['category', 'requestId'],
  viewing: ['viewingId'],
  visit: ['viewingId'],
  payment: [],
  order: ['orderId'],
  coupon: [],
  wallet: [],
  reservation: ['reservationId'],
  owned: ['reservationId'],
  tenancy: ['propertyId'],
} satisfies Record<keyof typeof texts.ar.matter, readonly string[]>;

const MATTER_OF: Record<NotificationKind, keyof typeof MATTERS> = {
  welcome: 'account',
  passwordChanged: 'account',
  newSignIn: 'account',
  favouritePriceDropped: 'favourite',
  adApproved: 'ad',
  adReceived: 'ad',
  adRejected: 'ad',
  adHidden: 'ad',
  adShownAgain: 'ad',
  adFeatured: 'ad',
  adFeatureEnded: 'ad',
  adLicenceExpired: 'ad',
  reportUpheld: 'report',
  reportDismissed: 'report',
  documentationRequested: 'service',
  managementRequested: 'service',
  wishReceived: 'service',
  financeRequested: 'service',
  homeFound: 'wish',
  requestAnswered: 'request',
  bankSaved: 'account',
  viewingConfirmed: 'viewing',
  viewingMoved: 'viewing',
  viewingCancelled: 'viewing',
  viewingReleased: 'viewing',
  viewingTomorrow: 'viewing',
  viewingSoon: 'viewing',
  visitBooked: 'visit',
  visitMoved: 'visit',
  visitCancelled: 'visit',
  paymentFailed: 'payment',
  paymentToWallet: 'payment',
  orderReceived: 'order',
  orderAssigned: 'order',
  orderArrived: 'order',
  orderPriced: 'order',
  orderPaid: 'order',
  orderDone: 'order',
  orderCancelled: 'order',
  couponGranted: 'coupon',
  walletToppedUp: 'wallet',
  reservationPaid: 'reservation',
  reservationReleased: 'reservation',
  reservationForfeited: 'reservation',
  reservationExecuted: 'reservation',
  reservationRefunded: 'reservation',
  propertyReserved: 'owned',
  propertyFreed: 'owned',
  tenancyRecorded: 'tenancy',
  tenancyPaid: 'tenancy',
  tenancyEnding: 'tenancy',
  tenancyEnded: 'tenancy',
  rentDueSoon: 'tenancy',
};

/** A person waits on site, or an account is at stake: worth waking a device for. */
const URGENT: readonly NotificationKind[] = [
  'passwordChanged',
  'newSignIn',
  'bankSaved',
  'viewingSoon',
  'orderAssigned',
  'orderArrived',
  'orderPriced',
  'paymentFailed',
];
const UNHURRIED: readonly NotificationKind[] = ['welcome', 'adFeatured', 'adFeatureEnded', 'couponGranted'];

const HOUR = 3_600;
/** A device that was off for longer gets no push: the user reads it in the app only. */
const LIFE_SECONDS = 72 * HOUR;
/** What is of use for a while only. */
const SHORT_LIVED: Partial<Record<NotificationKind, number>> = {
  viewingTomorrow: 12 * HOUR,
  viewingSoon: HOUR,
  orderAssigned: 2 * HOUR,
  orderArrived: HOUR,
};

/** How a notification is brought to a device, from its kind, its params and its id. */
export function matterOf(kind: NotificationKind, params: Record<string, unknown>, id: number) {
  const matter = MATTER_OF[kind];
  const by: readonly string[] = MATTERS[matter];
  const urgency: Push['urgency'] = URGENT.includes(kind)
    ? 'high'
    : UNHURRIED.includes(kind)
      ? 'low'
      : 'normal';
  return {
    /** What it is about: its title on the device. */
    matter,
    /** The same for all that is about one thing; also the topic at the push service. */
    tag: [matter, ...(by.length > 0 ? by.map((param) => params[param]) : [`n${id}`])].join('-'),
    urgency,
    lifeSeconds: SHORT_LIVED[kind] ?? LIFE_SECONDS,
  };
}
