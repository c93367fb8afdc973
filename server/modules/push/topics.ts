import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import type { texts } from '../../texts/texts.ts';

/**
 * The params of a topic that make up a tag: notifications with the same values replace each other
 * on a device. Without params, each notification is separate.
 */
const TOPIC_PARAMS = {
  account: [],
  favourite: ['propertyId'],
  ad: ['propertyId'],
  report: ['propertyId'],
  service: [],
  /** About a property request; devices already have tags with this word. */
  wish: ['requestId'],
  search: ['searchId'],
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
  passkeyAdded: 'account',
  passkeyCloned: 'account',
  passwordOff: 'account',
  passwordOn: 'account',
  favouritePriceDropped: 'favourite',
  favouriteTaken: 'favourite',
  favouriteBack: 'favourite',
  adApproved: 'ad',
  adReceived: 'ad',
  adRejected: 'ad',
  adHidden: 'ad',
  adShownAgain: 'ad',
  adReopened: 'ad',
  adFeatured: 'ad',
  adFeatureEnded: 'ad',
  adLicenceExpired: 'ad',
  reportUpheld: 'report',
  reportDismissed: 'report',
  reportReopened: 'report',
  documentationRequested: 'service',
  managementRequested: 'service',
  wishReceived: 'service',
  financeRequested: 'service',
  homeFound: 'wish',
  searchMatched: 'search',
  searchDigest: 'search',
  requestAnswered: 'request',
  bankSaved: 'account',
  dataExported: 'account',
  deletionAsked: 'account',
  deletionWaits: 'account',
  deletionKept: 'account',
  viewingConfirmed: 'viewing',
  viewingMoved: 'viewing',
  viewingExpert: 'viewing',
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
  orderOnTheWay: 'order',
  orderArrived: 'order',
  orderUndeparted: 'order',
  orderUnarrived: 'order',
  orderPriced: 'order',
  orderAnswered: 'order',
  orderPaid: 'order',
  orderDone: 'order',
  orderUndone: 'order',
  orderRefunded: 'order',
  orderCancelled: 'order',
  couponGranted: 'coupon',
  couponStopped: 'coupon',
  walletToppedUp: 'wallet',
  reservationPaid: 'reservation',
  reservationReleased: 'reservation',
  reservationForfeited: 'reservation',
  reservationExecuted: 'reservation',
  reservationRefunded: 'reservation',
  reservationSigned: 'reservation',
  reservationUnsigned: 'reservation',
  reservationEnding: 'reservation',
  reservationCancelled: 'reservation',
  propertyReserved: 'owned',
  propertyFreed: 'owned',
  propertySigned: 'owned',
  propertyUnsigned: 'owned',
  propertyEnding: 'owned',
  propertyExecuted: 'owned',
  propertyCancelled: 'owned',
  tenancyRecorded: 'tenancy',
  tenancyPaid: 'tenancy',
  tenancyCorrected: 'tenancy',
  tenancyEnding: 'tenancy',
  tenancyEnded: 'tenancy',
  tenancyResumed: 'tenancy',
  rentDueSoon: 'tenancy',
};

/** A technician or visitor waits, or an account is at risk: worth waking a device for. */
const URGENT: readonly NotificationKind[] = [
  'passwordChanged',
  'newSignIn',
  'passkeyAdded',
  'passkeyCloned',
  'passwordOff',
  'passwordOn',
  'bankSaved',
  'dataExported',
  'deletionAsked',
  'viewingSoon',
  'orderAssigned',
  'orderOnTheWay',
  'orderArrived',
  'orderUndeparted',
  'orderUnarrived',
  'orderPriced',
  'orderAnswered',
  'paymentFailed',
];
const UNHURRIED: readonly NotificationKind[] = [
  'welcome',
  'adFeatured',
  'adFeatureEnded',
  'couponGranted',
  'searchDigest',
];

/** News of the market, which waits for the morning (QUIET_HOURS). */
export const MARKET_NEWS: readonly NotificationKind[] = [
  'favouritePriceDropped',
  'favouriteTaken',
  'favouriteBack',
  'homeFound',
  'searchMatched',
  'couponGranted',
];

const HOUR = 3_600;
/**
 * A device that was off for longer gets no push: the user sees the notification in the app only.
 */
const LIFE_SECONDS = 72 * HOUR;
/** Shorter lifetimes, in seconds, of notifications that soon become useless. */
const SHORT_LIVED: Partial<Record<NotificationKind, number>> = {
  viewingTomorrow: 12 * HOUR,
  viewingSoon: HOUR,
  orderOnTheWay: 2 * HOUR,
  orderArrived: HOUR,
};

/** A notification's topic, tag, urgency and lifetime, by its kind, params and id. */
export function topicOf(kind: NotificationKind, params: Record<string, unknown>, id: number) {
  const topic = TOPIC_OF[kind];
  const by: readonly string[] = TOPIC_PARAMS[topic];
  const urgency: Push['urgency'] = URGENT.includes(kind)
    ? 'high'
    : UNHURRIED.includes(kind)
      ? 'low'
      : 'normal';
  return {
    /** Determines the title on the device. */
    topic,
    /** Equal for all notifications about one record; also sent to the push service as `topic`. */
    tag: [topic, ...(by.length > 0 ? by.map((param) => params[param]) : [`n${id}`])].join('-'),
    urgency,
    lifeSeconds: SHORT_LIVED[kind] ?? LIFE_SECONDS,
  };
}
