import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import type { texts } from '../../texts/texts.ts';

/**
 * A topic's params: notifications with the same values replace each other on a device. Without
 * params each notification stands for itself.
 */
const TOPIC_PARAMS = {
  account: [],
  favourite: ['propertyId'],
  ad: ['propertyId'],
  report: ['propertyId'],
  service: [],
  /** Of a property request; the word stands in tags on devices. */
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
} satisfies Record<keyof typeof texts.ar.topic, readonly string[]>;

const TOPIC_OF: Record<NotificationKind, keyof typeof TOPIC_PARAMS> = {
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

/** A notification's topic, and how it is sent to devices, by its kind, its params and its id. */
export function topicOf(kind: NotificationKind, params: Record<string, unknown>, id: number) {
  const topic = TOPIC_OF[kind];
  const by: readonly string[] = TOPIC_PARAMS[topic];
  const urgency: Push['urgency'] = URGENT.includes(kind)
    ? 'high'
    : UNHURRIED.includes(kind)
      ? 'low'
      : 'normal';
  return {
    /** Gives the title on the device. */
    topic,
    /** The same for all about one record; also the `topic` at the push service. */
    tag: [topic, ...(by.length > 0 ? by.map((param) => params[param]) : [`n${id}`])].join('-'),
    urgency,
    lifeSeconds: SHORT_LIVED[kind] ?? LIFE_SECONDS,
  };
}
