import type { Body } from '../../../contract/contract.ts';
import { couponDiscount } from '../../../contract/coupon-discount.ts';
import {
  COUPON_HOLD_MINUTES,
  MAINTENANCE_CALL_OUT_SAR,
  ORDERS_UNPAID_MOST,
} from '../../../contract/limits.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import type { Person } from '../../plugins/session.ts';
import { giveBack, refundWayOf } from '../payments/card-refunds.ts';
import { type Coupons, offerOf } from '../payments/coupons/service.ts';
import type { Way } from '../payments/pay-way.ts';
import { cancelOpenPayment, findPayment, lockOpen } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { endLapsedHolds } from './coupon-holds.ts';
import { notifyOfAmount, notifyOfOrder } from './notices.ts';
import { chargeOf, type Due, dueOf, isCancellable, type OrderFields } from './order-state.ts';
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
     * Creates an order with its picture. An order for a mosque is confirmed at once; others wait
     * for the call-out's payment.
     */
    create: (body: Body<'maintenance.create'>, image: Buffer, caller: Caller) =>
      create(services, body, image, caller),
    /**
     * Returns where to pay what is due; the result page if it is paid already, the app's notice if
     * a coupon left nothing to pay. A `tip` (even 0) or a coupon means the call-out.
     */
    pay: (body: Body<'maintenance.pay'>, caller: Caller) => pay(services, body, caller),
    /**
     * Cancels an order before the technician arrives, and refunds what was paid. Repeating it
     * changes nothing.
     */
    cancel: (userId: number, id: number, body: Body<'maintenance.cancel'>) =>
      cancel(services, userId, id, body),
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

async function create(
  services: Services,
  body: Body<'maintenance.create'>,
  image: Buffer,
  { userId, language, once }: Caller,
) {
  const { db, payments, images, clock } = services;
  if (!(await hasIssue(db, body.issueId))) throw new ApiError('issueNotFound', { field: 'issueId' });
  const { latitude, longitude, ...fields } = body;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const address = await images.save(userId, image);
  const add = async (transaction: Database) => {
    const order = await addOrder(transaction, {
      ...fields,
      ...(isPlaced && { latitude, longitude }),
      userId,
      image: address,
      callOutHalalas: body.orderType === 'mosque' ? 0 : CALL_OUT_HALALAS,
      createdAt: clock.now(),
    });
    const isFree = dueOf(order) === null;
    if (isFree) await notifyOfOrder(transaction, order, 'orderReceived');
    else if ((await countUnpaid(transaction, userId)) > ORDERS_UNPAID_MOST) {
      throw new ApiError('tooManyUnpaidOrders');
    }
    const paymentId = isFree ? null : await start(services, transaction, order, 'callOut', LATER);
    return { orderId: order.id, paymentId, image: address };
  };
  const made = await once(add).catch((error: unknown) => {
    images.discard(address);
    throw error;
  });
  // An earlier attempt created the order, with another picture.
  if (made.image !== address) images.discard(address);
  const { orderId, paymentId } = made;
  return {
    orderId,
    paymentUrl: paymentId === null ? null : await payments.lead(paymentId, language, LATER),
  };
}

async function pay(
  services: Services,
  body: Body<'maintenance.pay'>,
  { userId, language, once }: Caller,
): Promise<string> {
  const { db, payments, coupons } = services;
  const { orderId: id, tip, coupon, ...wish } = body;
  const wasDue = dueOf(await readOwn(db, userId, id));
  await askAbout(payments, id);
  const found = await readOwn(db, userId, id);
  const due = dueOf(found);
  const settledId = wasDue && wasDue !== due ? paymentIdOf(found, wasDue) : null;
  if (settledId !== null) return payments.lead(settledId, language, LATER);
  const isCallOutMeant = tip != null || Boolean(coupon);
  if (due === null || (isCallOutMeant && due !== 'callOut')) throw nothingDue(found);
  const way = await payments.wayOf(userId, wish);
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
    const priced = due === 'callOut' ? await price(services, transaction, order, body) : order;
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

async function mayOpenPicture({ db }: Services, { id, role }: Person, address: string): Promise<boolean> {
  return role === 'operator' || hasOrderWithPicture(db, id, address);
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
