import type { OrderStatus } from '../../../contract/order-statuses.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { inHalalas } from '../../lib/money.ts';
import { writtenMoney } from '../../texts/texts.ts';
import { giveBack, refundWayOf } from '../payments/card-refunds.ts';
import { cancelOpenPayment, findPayment } from '../payments/repository.ts';
import {
  notifyOfAmount,
  notifyOfMistake,
  notifyOfOrder,
  notifyOfRefund,
  notifyOfTechnician,
} from './notices.ts';
import { finalCharge, isAnswerable, leastFinalPayment, type OrderFields, statusOf } from './order-state.ts';
import { changeOrder, findTechnician, lockOrder, type Technician } from './repository.ts';

/** British English puts no comma before “or”. */
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Why a step was refused, if not for the order's status. */
export type RefusedStep =
  | 'noTechnician'
  | 'technicianInactive'
  | 'technicianSame'
  | 'arrivalPast'
  | 'notQuestioned'
  | 'pricedAlready'
  | 'free'
  | 'tooLittle'
  | 'paidAlready'
  | 'settled'
  | 'unpaid'
  | 'noCard';

/** The result of an operator's step; `why` is the reason of a refusal, in one line. */
export type Stepped =
  | { outcome: 'missing' }
  | {
      outcome: 'refused';
      why: string;
      kind?: RefusedStep | undefined;
      /** An operator's own words on it. */
      note?: string | null;
    }
  | { outcome: 'done'; before: OrderFields; after: OrderFields };

const refused = (why: string, kind?: RefusedStep): Stepped => ({ outcome: 'refused', why, kind });

/**
 * Runs a step on a locked order if its status is one of `from`, and returns the result. `work`
 * returns the changed order, or its own refusal.
 */
async function step(
  transaction: Database,
  { id, from }: { id: number; from: OrderStatus[] },
  work: (order: OrderFields) => Promise<OrderFields | Stepped>,
): Promise<Stepped> {
  const order = await lockOrder(transaction, id);
  if (!order) return { outcome: 'missing' };
  const status = statusOf(order);
  if (!from.includes(status)) {
    const words = [status, ...from].map((name) => name.replaceAll('_', ' '));
    return refused(
      `Order ${id} is ${words[0]}: this is for orders that are ${ONE_OF.format(words.slice(1))}`,
    );
  }
  const after = await work(order);
  return 'outcome' in after ? after : { outcome: 'done', before: order, after };
}

interface Assignment {
  id: number;
  technicianId: number;
  /** When he is expected. */
  expectedArrival?: Date | undefined;
  at: Date;
}

/**
 * Assigns a technician to a paid order, or another one before the first arrives; the same one again
 * with another expected arrival.
 */
export function assignTechnician(
  transaction: Database,
  { id, technicianId, expectedArrival, at }: Assignment,
): Promise<Stepped> {
  return step(transaction, { id, from: ['created', 'assigned', 'on_the_way'] }, async (order) => {
    const technician = await findTechnician(transaction, technicianId);
    if (!technician) return refused(`There is no technician ${technicianId}`, 'noTechnician');
    if (!technician.isActive) {
      const { stopReason: note } = technician;
      const why = `Technician ${technicianId} takes no more orders`;
      return { ...refused(note ? `${why}: ${note}` : why, 'technicianInactive'), note };
    }
    if (expectedArrival && expectedArrival <= at)
      return refused('The expected arrival is in the past', 'arrivalPast');
    const isSame = order.technicianId === technicianId;
    if (isSame && (!expectedArrival || expectedArrival.getTime() === order.expectedArrival?.getTime()))
      return refused(`Order ${id} is technician ${technicianId}’s already`, 'technicianSame');
    const after = await changeOrder(transaction, id, {
      technicianId,
      expectedArrival: expectedArrival ?? null,
      ...(!isSame && { assignTime: at, leaveTime: null }),
    });
    await notifyOfTechnician(transaction, after, 'orderAssigned', technician);
    return after;
  });
}

async function technicianOf(transaction: Database, { id, technicianId }: OrderFields): Promise<Technician> {
  const technician = technicianId === null ? undefined : await findTechnician(transaction, technicianId);
  if (!technician) throw new Error(`Order ${id} is assigned to no technician`);
  return technician;
}

/** Records that the technician has set off. */
export function setOff(transaction: Database, { id, at }: { id: number; at: Date }): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned'] }, async (order) => {
    const technician = await technicianOf(transaction, order);
    const after = await changeOrder(transaction, id, { leaveTime: at });
    await notifyOfTechnician(transaction, after, 'orderOnTheWay', technician);
    return after;
  });
}

/** Records the technician's arrival: from then on the order can't be cancelled. */
export function markArrived(transaction: Database, { id, at }: { id: number; at: Date }): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned', 'on_the_way'] }, async (order) => {
    const technician = await technicianOf(transaction, order);
    const after = await changeOrder(transaction, id, { arriveTime: at });
    await notifyOfTechnician(transaction, after, 'orderArrived', technician);
    return after;
  });
}

interface TakingBack {
  id: number;
  /** The user reads it. */
  reason: string;
}

/** Takes back that the technician set off, which was marked by mistake. */
export function unmarkDeparture(transaction: Database, { id, reason }: TakingBack): Promise<Stepped> {
  return step(transaction, { id, from: ['on_the_way'] }, async () => {
    const after = await changeOrder(transaction, id, { leaveTime: null });
    await notifyOfMistake(transaction, after, 'orderUndeparted', reason);
    return after;
  });
}

/**
 * Takes back an arrival that was marked by mistake, while no price was set and the work is not
 * done: the order stands as before it, and can be cancelled again.
 */
export function unmarkArrived(transaction: Database, { id, reason }: TakingBack): Promise<Stepped> {
  return step(transaction, { id, from: ['arrived'] }, async (order) => {
    if (order.finalHalalas !== null)
      return refused(`The final payment of order ${id} is set`, 'pricedAlready');
    const after = await changeOrder(transaction, id, { arriveTime: null });
    await notifyOfMistake(transaction, after, 'orderUnarrived', reason);
    return after;
  });
}

/** The statuses in which the final payment may be set. */
const PRICED: OrderStatus[] = ['assigned', 'on_the_way', 'arrived', 'done'];

/** Sets a locked order's final payment; returns a refusal, or the changed order. */
async function price(
  transaction: Database,
  order: OrderFields,
  { amountSar, at }: { amountSar: number; at: Date },
): Promise<OrderFields | Stepped> {
  const { id, orderType } = order;
  const least = leastFinalPayment(orderType);
  if (least === null) return refused(`Order ${id} is for a mosque, which is free`, 'free');
  if (amountSar < least) {
    const money = writtenMoney(inHalalas(least), 'en');
    return refused(`A ${orderType} order costs ${money} at least`, 'tooLittle');
  }
  if (order.finalPaidAt) return refused(`The final payment of order ${id} is paid`, 'paidAlready');
  // A page over another amount is not to be paid any more.
  await cancelOpenPayment(transaction, 'maintenance', id, at);
  return changeOrder(transaction, id, { finalHalalas: inHalalas(amountSar), finalTipHalalas: 0 });
}

/** Sets the price of the work, the call-out included; it may change until it is paid. */
export function setFinalPayment(
  transaction: Database,
  { id, ...priced }: { id: number; amountSar: number; at: Date },
): Promise<Stepped> {
  return step(transaction, { id, from: PRICED }, async (order) => {
    const after = await price(transaction, order, priced);
    if (!('outcome' in after)) await notifyOfAmount(transaction, after, 'orderPriced', finalCharge(after));
    return after;
  });
}

interface Answering {
  id: number;
  answer: string;
  /** Another final payment; the same one without it. */
  amountSar?: number | undefined;
  at: Date;
}

/**
 * Answers a user's question about the final price, with the same or another price; anew until it
 * is paid.
 */
export function answerQuestion(
  transaction: Database,
  { id, answer, amountSar, at }: Answering,
): Promise<Stepped> {
  return step(transaction, { id, from: PRICED }, async (order) => {
    if (!isAnswerable(order)) return refused(`Order ${id} has no open question`, 'notQuestioned');
    const priced = amountSar === undefined ? order : await price(transaction, order, { amountSar, at });
    if ('outcome' in priced) return priced;
    const after = await changeOrder(transaction, id, { answer, answeredAt: at });
    await notifyOfAmount(transaction, after, 'orderAnswered', finalCharge(after));
    return after;
  });
}

/** Records that the work is done, also without a recorded arrival (DESIGN §6). */
export function finishOrder(transaction: Database, { id, at }: { id: number; at: Date }): Promise<Stepped> {
  return step(transaction, { id, from: ['assigned', 'on_the_way', 'arrived'] }, async () => {
    const after = await changeOrder(transaction, id, { doneTime: at });
    await notifyOfOrder(transaction, after, 'orderDone');
    return after;
  });
}

/**
 * Takes back that the work is done, which was marked by mistake; refused once its final price is
 * paid, as the bill is settled then.
 */
export function unmarkDone(transaction: Database, { id, reason }: TakingBack): Promise<Stepped> {
  return step(transaction, { id, from: ['done'] }, async (order) => {
    if (order.finalPaidAt) return refused(`The final payment of order ${id} is paid`, 'settled');
    const after = await changeOrder(transaction, id, { doneTime: null });
    await notifyOfMistake(transaction, after, 'orderUndone', reason);
    return after;
  });
}

interface Refunding extends TakingBack {
  /** By default, where it was paid from. */
  to: RefundWay | undefined;
  at: Date;
}

/**
 * Gives a paid final price back, out of our income; the order then has none, and may be priced
 * anew.
 */
export function refundFinal(
  transaction: Database,
  { id, reason, to: wanted, at }: Refunding,
): Promise<Stepped> {
  return step(transaction, { id, from: PRICED }, async (order) => {
    const paid = order.finalPaymentId === null ? null : await findPayment(transaction, order.finalPaymentId);
    if (!paid) return refused(`The final payment of order ${id} is not paid`, 'unpaid');
    if (wanted === 'card' && paid.method !== 'gateway')
      return refused(`Order ${id} was paid out of the wallet`, 'noCard');
    const to = refundWayOf(paid, wanted);
    await giveBack(transaction, paid, { from: 'income', to, at });
    const after = await changeOrder(transaction, id, {
      ...{ finalHalalas: null, finalTipHalalas: 0, finalPaidAt: null, finalPaymentId: null },
      ...{ question: null, questionedAt: null, answer: null, answeredAt: null },
    });
    await notifyOfRefund(transaction, after, { amountHalalas: paid.amountHalalas, to, reason });
    return after;
  });
}
