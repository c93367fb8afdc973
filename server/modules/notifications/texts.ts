import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import {
  REQUEST_CATEGORIES,
  type RequestCategory,
  requestNumber,
  requestPath,
} from '../../../contract/request-statuses.ts';
import { deviceAndPlace } from '../../http/user-agent.ts';
import { personName } from '../../plugins/session.ts';
import { replyIn } from '../../texts/replies.ts';
import { say, texts } from '../../texts/texts.ts';
import { fittingListing, listingInWords } from './match-texts.ts';

/** A notification's sentence, and the app's path for its subject. */
export interface NotificationText {
  message: string;
  link: string | null;
}

/**
 * Defines a kind of notification. `shape` is its stored params, `link` the app's path for its
 * subject. `more` adds variables to the sentence: a `count` selects the plural, a `context` the
 * variant (server/texts/ar.ts).
 */
function kind<Shape extends z.ZodRawShape>(
  shape: Shape,
  link: string | null | ((params: z.infer<z.ZodObject<Shape>>) => string | null),
  more?: (params: z.infer<z.ZodObject<Shape>>, language: Language) => Record<string, unknown>,
) {
  const params = z.object(shape);
  return {
    params,
    /** The link and the sentence's variables; null if `kept` does not match `shape`. */
    read(kept: unknown, language: Language) {
      const { data } = params.safeParse(kept);
      if (!data) return null;
      const variables: Record<string, unknown> = { ...data, ...more?.(data, language) };
      // What an operator wrote, which may be in the other language.
      for (const name of ['reason', 'answer', 'message']) {
        const typed = variables[name];
        if (typeof typed === 'string') variables[name] = replyIn(typed, language);
      }
      if (language === 'en') variables.title = variables.titleEn ?? variables.title;
      return { link: typeof link === 'function' ? link(data) : link, variables };
    },
  };
}

const day = z.iso.date();
const halalas = z.int();
const listing = { propertyId: z.int(), title: z.string(), titleEn: z.string().nullable() };
const decided = { ...listing, reason: z.string() };
const answered = { ...listing, answer: z.string().nullable() };
const viewing = { ...listing, viewingId: z.int(), startsAt: z.iso.datetime() };
const payment = { amountHalalas: halalas, link: z.string() };
const order = { orderId: z.int(), title: z.string() };
const mistaken = { ...order, reason: z.string() };
const withTechnician = { ...order, name: z.string(), nameEn: z.string().nullable() };
const expected = { expectedAt: z.iso.datetime().nullable().optional() };
const reservation = { ...listing, reservationId: z.int() };
const unsigned = { ...reservation, reason: z.string() };
const deadline = { ...reservation, executeBefore: z.iso.datetime().nullable() };
const due = { ...listing, dueOn: day, amountHalalas: halalas };
const request = { requestId: z.int() };
const search = { searchId: z.int(), name: z.string() };

const MY_ADS = '/propertie';
const ofProperty = ({ propertyId }: { propertyId: number }) => `/propertydetails/${propertyId}`;
const ofRental = ({ propertyId }: { propertyId: number }) => `/rental/${propertyId}`;
const ofReservation = ({ reservationId }: { reservationId: number }) => `/reservation/${reservationId}`;
const ofViewing = ({ viewingId }: { viewingId: number }) => `/previewdetails/${viewingId}`;
const ofOrder = ({ orderId }: { orderId: number }) => `/maintenancedetails/${orderId}`;

const named = (person: { name: string; nameEn: string | null }, language: Language) => ({
  name: personName(person, language),
});
/** Of notifications since refunds go to cards too; without it, to the wallet. */
const refundTo = z.enum(['card', 'wallet']).optional();
const refunded = (amount: number, to: z.infer<typeof refundTo>) => ({
  context: amount > 0 ? (to === 'card' ? 'refunded_card' : 'refunded') : undefined,
});
const withAnswer = ({ answer }: { answer: string | null }) => ({ context: answer ? 'answered' : undefined });
/** Isolates the number: within Arabic its letter and digits would change places. */
const numberOf = (category: RequestCategory, id: number) => `\u2066${requestNumber(category, id)}\u2069`;

const kinds = {
  welcome: kind({}, null),
  passwordChanged: kind({}, '/setting'),
  newSignIn: kind(
    {
      browser: z.string().nullable(),
      system: z.string().nullable(),
      country: z.string().nullable().default(null),
    },
    '/setting',
    (device, language) => ({ device: deviceAndPlace(device, language) }),
  ),
  passkeyAdded: kind({ name: z.string() }, '/setting'),
  passkeyCloned: kind({ name: z.string() }, '/setting'),
  passwordOff: kind({}, '/setting'),
  passwordOn: kind({}, '/setting'),
  favouritePriceDropped: kind({ ...listing, fromHalalas: halalas, toHalalas: halalas }, ofProperty),

  favouriteTaken: kind({ ...listing, as: z.enum(['reserved', 'rented', 'sold']) }, ofProperty, (params) => ({
    context: params.as,
  })),
  favouriteBack: kind(listing, ofProperty),

  adApproved: kind(listing, ofProperty),
  adReceived: kind(listing, MY_ADS),
  adRejected: kind(decided, MY_ADS),
  adHidden: kind(decided, MY_ADS),
  adShownAgain: kind(listing, ofProperty),
  adReopened: kind(decided, MY_ADS),
  adFeatured: kind({ ...listing, days: z.int() }, MY_ADS, ({ days }) => ({ count: days })),
  adFeatureEnded: kind(listing, MY_ADS),
  adLicenceExpired: kind(listing, ({ propertyId }) => `${MY_ADS}?renew=${propertyId}`),
  reportUpheld: kind(answered, null, withAnswer),
  reportDismissed: kind(answered, null, withAnswer),
  reportReopened: kind(decided, null),
  documentationRequested: kind({}, '/myrequests'),
  managementRequested: kind({}, '/myrequests'),

  viewingConfirmed: kind(viewing, ofViewing),
  viewingMoved: kind(viewing, ofViewing),
  viewingExpert: kind({ ...viewing, expert: z.string() }, ofViewing),
  viewingCancelled: kind(
    { ...viewing, refundHalalas: halalas, to: refundTo },
    (params) => (params.refundHalalas > 0 && params.to !== 'card' ? '/wallet' : ofViewing(params)),
    ({ refundHalalas, to }) => refunded(refundHalalas, to),
  ),
  viewingReleased: kind(viewing, ofViewing),
  viewingTomorrow: kind(viewing, ofViewing),
  viewingSoon: kind(viewing, ofViewing),
  visitBooked: kind(viewing, ofViewing),
  visitMoved: kind(viewing, ofViewing),
  visitCancelled: kind(viewing, ofViewing),
  paymentFailed: kind(payment, ({ link }) => link),
  paymentToWallet: kind(payment, '/wallet'),

  orderReceived: kind(order, ofOrder),
  // Older ones were stored without a time.
  orderAssigned: kind({ ...withTechnician, ...expected }, ofOrder, (params, language) => ({
    ...named(params, language),
    context: params.expectedAt ? 'timed' : undefined,
  })),
  orderOnTheWay: kind(withTechnician, ofOrder, named),
  orderArrived: kind(withTechnician, ofOrder, named),
  orderUndeparted: kind(mistaken, ofOrder),
  orderUnarrived: kind(mistaken, ofOrder),
  orderPriced: kind({ ...order, amountHalalas: halalas, to: refundTo }, ofOrder),
  orderAnswered: kind({ ...order, amountHalalas: halalas, to: refundTo }, ofOrder),
  orderPaid: kind(order, ofOrder),
  orderDone: kind(order, ofOrder),
  orderUndone: kind(mistaken, ofOrder),
  orderRefunded: kind(
    { ...mistaken, amountHalalas: halalas, to: refundTo },
    (params) => (params.to === 'card' ? ofOrder(params) : '/wallet'),
    ({ to }) => ({ context: to === 'card' ? 'card' : undefined }),
  ),
  orderCancelled: kind(
    { ...order, amountHalalas: halalas, to: refundTo },
    (params) => (params.amountHalalas > 0 && params.to !== 'card' ? '/wallet' : ofOrder(params)),
    ({ amountHalalas, to }) => refunded(amountHalalas, to),
  ),
  couponGranted: kind(
    { code: z.string(), discountType: z.enum(['percentage', 'fixed']), amount: z.int() },
    '/maintenances',
    ({ discountType }) => ({ context: discountType }),
  ),
  couponStopped: kind({ code: z.string(), reason: z.string() }, '/maintenances'),

  walletToppedUp: kind({ amountHalalas: halalas }, '/wallet'),
  reservationPaid: kind(deadline, ofReservation),
  reservationReleased: kind(reservation, ofProperty),
  reservationForfeited: kind(reservation, ofReservation),
  reservationExecuted: kind(reservation, ofReservation),
  reservationRefunded: kind(
    {
      ...reservation,
      amountHalalas: halalas,
      refundTo: z.enum(['wallet', 'card']),
      isByOwner: z.boolean().optional(),
    },
    (params) => (params.refundTo === 'wallet' ? '/wallet' : ofReservation(params)),
    ({ refundTo, isByOwner }) => ({ context: isByOwner ? `owner_${refundTo}` : refundTo }),
  ),
  reservationSigned: kind(reservation, ofReservation),
  reservationUnsigned: kind(unsigned, ofReservation),
  reservationEnding: kind(deadline, ofReservation),
  reservationCancelled: kind(reservation, ofReservation),
  // Older notifications have no deadline.
  propertyReserved: kind(
    { ...reservation, executeBefore: z.iso.datetime().nullable().optional() },
    ofReservation,
    ({ executeBefore }) => ({ context: executeBefore ? 'due' : undefined }),
  ),
  propertyFreed: kind(reservation, ofReservation),
  propertySigned: kind(reservation, ofReservation),
  propertyUnsigned: kind(unsigned, ofReservation),
  propertyEnding: kind(deadline, ofReservation),
  propertyExecuted: kind(reservation, ofReservation),
  propertyCancelled: kind(reservation, ofReservation),

  wishReceived: kind(request, ({ requestId }) => requestPath('property', requestId)),
  financeRequested: kind({ ...listing, ...request }, ({ requestId }) => requestPath('finance', requestId)),
  homeFound: kind({ ...listing, ...request, ...fittingListing.shape }, ofProperty, (params, language) => ({
    number: numberOf('property', params.requestId),
    home: listingInWords(params, language),
  })),
  searchMatched: kind({ ...search, ...listing }, ofProperty),
  searchDigest: kind(
    { ...search, count: z.int(), titles: z.array(z.string()), titlesEn: z.array(z.string()) },
    '/searches',
    ({ titles, titlesEn, count }, language) => ({
      homes: (language === 'ar' ? titles : titlesEn).join(language === 'ar' ? '، ' : ', '),
      rest: count - titles.length,
      context: count > titles.length ? 'more' : undefined,
    }),
  ),
  requestAnswered: kind(
    { ...request, category: z.enum(REQUEST_CATEGORIES), status: z.string(), message: z.string() },
    ({ category, requestId }) => requestPath(category, requestId),
    ({ category, requestId, status }, language) => {
      const labels: Record<string, string> = texts[language].requestStatus[category];
      const name = texts[language].requestName[category];
      return { request: name, number: numberOf(category, requestId), status: labels[status] ?? '' };
    },
  ),
  bankSaved: kind({}, '/mybankaccount'),
  dataExported: kind({}, '/setting'),
  deletionAsked: kind({ dueOn: day }, '/setting'),
  deletionWaits: kind({}, '/setting'),
  deletionKept: kind({ reason: z.string() }, '/setting'),

  tenancyRecorded: kind({ ...listing, startsOn: day, expiresOn: day }, ofRental),
  tenancyPaid: kind(due, ofRental),
  tenancyCorrected: kind({ ...due, reason: z.string() }, ofRental),
  // Older notifications have no last day for notice.
  tenancyEnding: kind(
    { ...listing, expiresOn: day, noticeBy: day.optional(), isRiyadh: z.boolean().optional() },
    ofRental,
    ({ noticeBy, isRiyadh }) => ({ context: noticeBy && (isRiyadh ? 'riyadh' : 'renewing') }),
  ),
  // A tenant who has left can't open the tenancy's page.
  tenancyEnded: kind({ ...listing, endedOn: day, side: z.enum(['owner', 'tenant']) }, ({ side }) =>
    side === 'owner' ? '/myproperty' : '/myrents',
  ),
  tenancyResumed: kind(decided, ofRental),
  rentDueSoon: kind(due, ofRental),
} satisfies Record<NotificationKind, unknown>;

export type NotificationParams<Name extends NotificationKind> = z.infer<(typeof kinds)[Name]['params']>;

const isKind = (name: string): name is NotificationKind => Object.hasOwn(kinds, name);

/**
 * Formats a stored notification; null if this version does not support its kind or params, as after
 * a rollback.
 */
export function wordNotification(name: string, params: unknown, language: Language): NotificationText | null {
  if (!isKind(name)) return null;
  const read = kinds[name].read(params, language);
  return read && { message: say(language, `notification.${name}`, read.variables), link: read.link };
}

const isDiscreet = (name: string): name is keyof typeof texts.ar.lockScreen =>
  Object.hasOwn(texts.ar.lockScreen, name);

/** The sentence for a lock screen, which others may see; null as for `wordNotification`. */
export function wordForLockScreen(name: string, params: unknown, language: Language): string | null {
  if (!isKind(name) || !isDiscreet(name)) return wordNotification(name, params, language)?.message ?? null;
  const read = kinds[name].read(params, language);
  return read && say(language, `lockScreen.${name}`, read.variables);
}
