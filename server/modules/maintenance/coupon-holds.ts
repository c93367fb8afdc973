import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { LapsedHold } from '../payments/coupons/repository.ts';
import { cancelOpenPayment } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import { dueOf } from './order-state.ts';
import { changeOrder, lockOrder } from './repository.ts';

interface Services {
  db: Database;
  payments: Payments;
  clock: Clock;
}

/** Removes a lapsed coupon from an order. Money still paid on the old page goes to the wallet. */
async function dropCoupon(transaction: Database, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const isLapsed = order?.couponHeldUntil && order.couponHeldUntil <= now && dueOf(order) === 'callOut';
  if (!isLapsed) return;
  await changeOrder(transaction, orderId, { couponId: null, discountHalalas: 0, couponHeldUntil: null });
  await cancelOpenPayment(transaction, 'callOut', orderId, now);
}

/**
 * Ends lapsed holds of a coupon, so that another order can take it: a bank's page can outlive its
 * hold. A paid order keeps its coupon. Throws if a payment's status is unknown.
 */
export async function endLapsedHolds({ db, payments, clock }: Services, holds: LapsedHold[]): Promise<void> {
  const lapsed = holds.map(({ orderId, heldUntil }) => ({ subjectId: orderId, heldUntil }));
  const free = await payments.toGiveOn('callOut', lapsed);
  for (const { subjectId } of free) {
    await db.transaction((transaction) => dropCoupon(transaction, subjectId, clock.now()));
  }
  if (free.length < holds.length) throw new ApiError('paymentUnavailable');
}
