import type { Body } from '../../../contract/contract.ts';
import { couponDiscount } from '../../../contract/coupon-discount.ts';
import {
  COUPON_HOLD_MINUTES,
  MAINTENANCE_CALL_OUT_SAR,
  ORDER_PHOTOS_MOST,
  ORDERS_UNPAID_MOST,
  SAUDI_BOUNDS,
} from '../../../contract/limits.ts';
import { maySee } from '../../../contract/ops-roles.ts';
import { isOrderWindow } from '../../../contract/order-windows.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { operatorRole, type Person } from '../../plugins/session.ts';
import { giveBack, refundWayOf } from '../payments/card-refunds.ts';
import { type Coupons, offerOf } from '../payments/coupons/service.ts';
import type { Way } from '../payments/pay-way.ts';
import { cancelOpenPayment, findPayment, lockOpen } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { endLapsedHolds } from './coupon-holds.ts';
import { notifyOfAmount, notifyOfOrder } from './notices.ts';
import { chargeOf, type Due, dueOf, isCancellable, isQuestioned, type OrderFields } from './order-state.ts';
import { noticePath, takePayment } from './payment.ts';
import {
  addOrder,
  changeOrder,
  countUnpaid,
  findOrder,
  hasIssue,
  hasOrderWithPicture,
  lockOrderOf,
} from './repository.ts';

const CALL_OUT_HALALAS = inHalalas(MAINTENANCE_CALL_OUT_SAR);
/** A new order's payer chooses how to pay on our page. */
const LATER = { by: 'later' } as const;
const COUPON_HOLD_MS = COUPON_HOLD_MINUTES * 60_000;

interface Services {
  db: Database;
  payments: Payments;
  coupons: Coupons;
  images: PrivatePictures;
  clock: Clock;
}

/** The payment that paid a part of an order; null if it is unpaid or cost nothing. */
function paymentIdOf({ callOutPaymentId, finalPaymentId }: OrderFields, due: Due): number | null {
  return due === 'callOut' ? callOutPaymentId : finalPaymentId;
}

/** The error for an order with nothing to pay. */
function nothingDue({ cancelledAt }: OrderFields): ApiError {
  return new ApiError(cancelledAt ? 'orderCancelled' : 'orderNothingToPay');
}

/** Home maintenance (services §2 to §4, DESIGN §6): orders, their payment and cancellation. */
export function createOrders(services: Services) {
  return {
    /**
     * Creates an order with its pictures. An order for a mosque is confirmed at once; others wait
     * for the call-out's payment.
     */
    create: (body: Body<'maintenance.create'>, pictures: Buffer[], caller: Caller) =>
      create(services, body, pictures, caller),
    /**
     * Returns where to pay what is due; the result page if it is paid already, the app's notice if
     * a coupon left nothing to pay. Without `part`, a `tip` (even 0) or a coupon means the
     * call-out.
     */
    pay: (body: Body<'maintenance.pay'>, caller: Caller) => pay(services, body, caller),
    /**
     * Cancels an order before the technician arrives, and refunds what was paid. Repeating it
     * changes nothing.
     */
    cancel: (userId: number, id: number, body: Body<'maintenance.cancel'>) =>
      cancel(services, userId, id, body),
    /**
     * Wishes for another window (its beginning, ISO-8601; null: as soon as possible) before the
     * technician arrives. The operator then says anew when he is expected.
     */
    move: (userId: number, id: number, windowFrom: string | null) => move(services, userId, id, windowFrom),
    /**
     * Stores a question about the final price and ends its open payment. The same question again
     * changes nothing; another one waits until the first is answered.
     */
    question: (userId: number, id: number, text: string) => question(services, userId, id, text),
    /** Whether a user may see a picture: its order's user and operators may. */
    mayOpenPicture: (person: Person, address: string) => mayOpenPicture(services, person, address),
    /** Stores a user's rating of finished work. */
    rate: (userId: number, id: number, rating: Body<'maintenance.rate'>) =>
      rate(services, userId, id, rating),
  };
}

export type Orders = ReturnType<typeof createOrders>;

async function readOwn(db: Database, userId: number, id: number): Promise<OrderFields> {
  const found = await findOrder(db, userId, id);
  if (!found) throw new ApiError('orderNotFound');
  return found.order;
}

async function lockOwn(transaction: Database, userId: number, id: number): Promise<OrderFields> {
  const order = await lockOrderOf(transaction, userId, id);
  if (!order) throw new ApiError('orderNotFound');
  return order;
}

/** Settles open payments with a result: the payer may have closed the page too early. */
async function askAbout(payments: Payments, orderId: number): Promise<void> {
  await Promise.all([payments.askAbout('callOut', orderId), payments.askAbout('maintenance', orderId)]);
}

/** Stores the tip and the coupon of an order whose call-out is due. */
async function price(
  { coupons, clock }: Services,
  transaction: Database,
  { id, userId, callOutHalalas }: OrderFields,
  { tip, coupon }: Pick<Body<'maintenance.pay'>, 'tip' | 'coupon'>,
): Promise<OrderFields> {
  const used = coupon ? await coupons.take(transaction, { userId, coupon, orderId: id }) : null;
  const discount = used ? couponDiscount(offerOf(used), inSar(callOutHalalas)) : 0;
  return changeOrder(transaction, id, {
    tipHalalas: inHalalas(tip ?? 0),
    couponId: used?.id ?? null,
    discountHalalas: inHalalas(discount),
    couponHeldUntil: used && new Date(clock.now().getTime() + COUPON_HOLD_MS),
  });
}

/** Stores the tip of a final payment; leaves it where none is given. */
async function tipFinal(
  transaction: Database,
  order: OrderFields,
  tip: number | null | undefined,
): Promise<OrderFields> {
  if (tip == null) return order;
  return changeOrder(transaction, order.id, { finalTipHalalas: inHalalas(tip) });
}

/**
 * Starts the payment of what is due; cancels an open one with another amount. Returns its id; null
 * if there is nothing to pay.
 */
async function start(
  { payments, clock }: Services,
  transaction: Database,
  order: OrderFields,
  due: Due,
  way: Way,
): Promise<number | null> {
  const { id, userId } = order;
  const amountHalalas = chargeOf(order, due);
  const open = await lockOpen(transaction, due, id);
  if (open && open.amountHalalas !== amountHalalas) {
    await cancelOpenPayment(transaction, due, id, clock.now());
  }
  if (amountHalalas === 0) {
    await takePayment(transaction, order, { due, paymentId: null, at: clock.now() });
    return null;
  }
  const payBefore = due === 'callOut' ? order.couponHeldUntil : null;
  const charge = { userId, purpose: due, subjectId: id, amountHalalas, payBefore };
  return payments.start(transaction, charge, way);
}

/** Throws for a place outside the kingdom. */
function checkPlace({ latitude, longitude }: { latitude: number; longitude: number }): void {
  const { south, north, west, east } = SAUDI_BOUNDS;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  if (!isInside) throw new ApiError('orderPlaceAbroad', { field: 'latitude' });
}

/** Reads the beginning of a window; null for none. Throws for one that is not on offer. */
function readWindow(from: string | null | undefined, now: Date): Date | null {
  if (from === null || from === undefined) return null;
  const start = new Date(from);
  if (!isOrderWindow(start, now.getTime())) throw new ApiError('orderWindowGone', { field: 'windowFrom' });
  return start;
}

/** Stores an order's pictures, one after another; removes them all if one can't be stored. */
async function savePictures(images: PrivatePictures, userId: number, pictures: Buffer[]): Promise<string[]> {
  const saved: string[] = [];
  try {
    for (const picture of pictures) saved.push(await images.save(userId, picture));
  } catch (error) {
    for (const address of saved) images.discard(address);
    throw error;
  }
  return saved;
}

async function create(
  services: Services,
  body: Body<'maintenance.create'>,
  pictures: Buffer[],
  { userId, language, once }: Caller,
) {
  const { db, payments, images, clock } = services;
  if (!(await hasIssue(db, body.issueId))) throw new ApiError('issueNotFound', { field: 'issueId' });
  if (pictures.length > ORDER_PHOTOS_MOST) throw new ApiError('tooManyOrderPhotos', { field: 'image' });
  const { latitude, longitude, windowFrom: from, ...fields } = body;
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  if (place) checkPlace(place);
  const [image = '', ...photos] = await savePictures(images, userId, pictures);
  const add = async (transaction: Database) => {
    const order = await addOrder(transaction, {
      ...fields,
      ...place,
      address: fields.address || null,
      // Not for a retry, whose order is there already.
      windowFrom: readWindow(from, clock.now()),
      userId,
      image,
      photos,
      callOutHalalas: body.orderType === 'mosque' ? 0 : CALL_OUT_HALALAS,
      createdAt: clock.now(),
    });
    const isFree = dueOf(order) === null;
    if (isFree) await notifyOfOrder(transaction, order, 'orderReceived');
    else if ((await countUnpaid(transaction, userId)) > ORDERS_UNPAID_MOST) {
      throw new ApiError('tooManyUnpaidOrders');
    }
    const paymentId = isFree ? null : await start(services, transaction, order, 'callOut', LATER);
    return { orderId: order.id, paymentId, image };
  };
  const discard = () => {
    for (const address of [image, ...photos]) images.discard(address);
  };
  const made = await once(add).catch((error: unknown) => {
    discard();
    throw error;
  });
  // An earlier attempt created the order, with other pictures.
  if (made.image !== image) discard();
  const { orderId, paymentId } = made;
  return {
    orderId,
    paymentUrl: paymentId === null ? null : await payments.lead(paymentId, language, LATER),
  };
}

async function pay(
  services: Services,
  body: Body<'maintenance.pay'>,
  { userId, isProved, language, once }: Caller,
): Promise<string> {
  const { db, payments, coupons } = services;
  const { orderId: id, part, tip, coupon, ...wish } = body;
  const wasDue = dueOf(await readOwn(db, userId, id));
  await askAbout(payments, id);
  const found = await readOwn(db, userId, id);
  const due = dueOf(found);
  const settledId = wasDue && wasDue !== due ? paymentIdOf(found, wasDue) : null;
  if (settledId !== null) return payments.lead(settledId, language, LATER);
  const meant = coupon || (tip != null && !part) ? 'callOut' : (part ?? due);
  if (due === null || meant !== due) throw nothingDue(found);
  const way = await payments.wayOf({ userId, isProved }, wish);
  if (coupon) {
    const wanted = await coupons.read({ userId, coupon });
    await endLapsedHolds(services, await coupons.inTheWay(wanted, { userId, orderId: id }));
  }
  const { paymentId } = await once(async (transaction) => {
    const order = await lockOwn(transaction, userId, id);
    if (dueOf(order) !== due) throw nothingDue(order);
    // A card was sent, and its result is unknown: the payment is for the order's current price.
    const open = await lockOpen(transaction, due, id);
    if (open?.sentAt) return { paymentId: open.id };
    const priced =
      due === 'callOut'
        ? await price(services, transaction, order, body)
        : await tipFinal(transaction, order, tip);
    return { paymentId: await start(services, transaction, priced, due, way) };
  });
  return paymentId === null ? noticePath(id, 'paid') : payments.lead(paymentId, language, way);
}

async function cancel(
  { db, payments, clock }: Services,
  userId: number,
  id: number,
  { cancelReason, refundTo }: Body<'maintenance.cancel'>,
): Promise<void> {
  await readOwn(db, userId, id);
  await askAbout(payments, id);
  await db.transaction(async (transaction) => {
    const order = await lockOwn(transaction, userId, id);
    if (order.cancelledAt) return;
    if (!isCancellable(order)) throw new ApiError(order.doneTime ? 'orderDone' : 'orderTechnicianHere');
    const at = clock.now();
    await changeOrder(transaction, id, { cancelledAt: at, cancelReason, couponHeldUntil: null });
    const { halalas, to } = await giveBackPaid(transaction, order, { refundTo, at });
    await notifyOfAmount(transaction, order, 'orderCancelled', halalas, to);
  });
}

async function move(
  { db, clock }: Services,
  userId: number,
  id: number,
  wished: string | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockOwn(transaction, userId, id);
    if (order.cancelledAt) throw new ApiError('orderCancelled');
    if (!isCancellable(order)) throw new ApiError(order.doneTime ? 'orderDone' : 'orderNotMovable');
    // Repeated: also after this window has begun.
    if (order.windowFrom?.getTime() === (wished === null ? undefined : Date.parse(wished))) return;
    const windowFrom = readWindow(wished, clock.now());
    await changeOrder(transaction, id, { windowFrom, expectedArrival: null, leaveTime: null });
  });
}

async function question(
  { db, payments, clock }: Services,
  userId: number,
  id: number,
  text: string,
): Promise<void> {
  await readOwn(db, userId, id);
  await askAbout(payments, id);
  await db.transaction(async (transaction) => {
    const order = await lockOwn(transaction, userId, id);
    if (order.cancelledAt) throw new ApiError('orderCancelled');
    if (dueOf(order) !== 'maintenance') throw new ApiError('orderNoPrice');
    if (isQuestioned(order)) {
      if (order.question === text) return;
      throw new ApiError('orderQuestionOpen');
    }
    const at = clock.now();
    await cancelOpenPayment(transaction, 'maintenance', id, at);
    const asked = { question: text, questionedAt: at, answer: null, answeredAt: null };
    await changeOrder(transaction, id, asked);
  });
}

/** Cancels a locked order's open payments, and refunds paid ones: returns how much, and where. */
async function giveBackPaid(
  transaction: Database,
  order: OrderFields,
  { refundTo, at }: { refundTo: RefundWay | undefined; at: Date },
) {
  const refunded: { halalas: number; to: RefundWay | undefined } = { halalas: 0, to: undefined };
  for (const due of ['callOut', 'maintenance'] as const) {
    await cancelOpenPayment(transaction, due, order.id, at);
    const paidBy = paymentIdOf(order, due);
    const paid = paidBy === null ? undefined : await findPayment(transaction, paidBy);
    if (!paid) continue;
    const to = refundWayOf(paid, refundTo);
    await giveBack(transaction, paid, { from: 'income', to, at });
    refunded.halalas += paid.amountHalalas;
    refunded.to = to;
  }
  return refunded;
}

async function mayOpenPicture({ db }: Services, person: Person, address: string): Promise<boolean> {
  const role = operatorRole(person);
  return (role !== null && maySee(role, 'orders')) || hasOrderWithPicture(db, person.id, address);
}

async function rate(
  { db }: Services,
  userId: number,
  id: number,
  { stars, comment }: Body<'maintenance.rate'>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockOwn(transaction, userId, id);
    if (order.cancelledAt) throw new ApiError('orderCancelled');
    if (!order.doneTime) throw new ApiError('orderNotDone');
    await changeOrder(transaction, id, { ratingStars: stars, ratingComment: comment || null });
  });
}
