import { foldDigits } from '../../../contract/digits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { inSar } from '../../money.ts';
import type { Clock } from '../../time/clock.ts';
import { createAttemptLimit } from '../attempts/attempt-limit.ts';
import { type Coupon, countUses, findCoupon, lockCoupon } from './repository.ts';

/** A coupon as it is kept, however it was typed. */
export function couponCode(typed: string): string {
  return foldDigits(typed).replace(/\s+/g, '').toUpperCase();
}

/** What a coupon takes off, as the contract tells it: percent, or SAR. */
export function offerOf({ discountType, amount }: Coupon) {
  return { discountType, amount: discountType === 'fixed' ? inSar(amount) : amount };
}

interface Wish {
  userId: number;
  /** As it was typed. */
  coupon: string;
}

/** Coupons: unknown (also another person's), expired and used up are told apart. */
export function createCoupons({ db, clock }: { db: Database; clock: Clock }) {
  // Who guesses codes gets no further than this many wrong ones.
  const limit = createAttemptLimit(db, {
    kind: 'coupon',
    limit: 10,
    windowMinutes: 15,
    refusal: 'tooManyCoupons',
  });

  async function requireUsable(
    database: Database,
    coupon: Coupon | undefined,
    { userId, orderId }: { userId: number; orderId?: number },
  ): Promise<Coupon> {
    if (!coupon || (coupon.userId !== null && coupon.userId !== userId)) {
      throw new ApiError('couponUnknown', { field: 'coupon' });
    }
    const now = clock.now();
    if (coupon.expiresAt && coupon.expiresAt <= now) {
      throw new ApiError('couponExpired', { field: 'coupon' });
    }
    const uses = await countUses(database, { couponId: coupon.id, userId, now, orderId });
    if (uses.own > 0 || (coupon.maxUses !== null && uses.all >= coupon.maxUses)) {
      throw new ApiError('couponUsedUp', { field: 'coupon' });
    }
    return coupon;
  }

  return {
    /** A coupon that this person may use. Wrong tries are counted; more than ten in 15 minutes are refused. */
    async read({ userId, coupon }: Wish): Promise<Coupon> {
      const key = String(userId);
      await limit.begin(key);
      const found = await requireUsable(db, await findCoupon(db, couponCode(coupon)), { userId });
      await limit.takeBack(key);
      return found;
    },

    /** The same for an order, locked until the transaction ends, so that its last use is given away once. */
    async take(
      transaction: Database,
      { userId, coupon, orderId }: Wish & { orderId: number },
    ): Promise<Coupon> {
      return requireUsable(transaction, await lockCoupon(transaction, couponCode(coupon)), {
        userId,
        orderId,
      });
    },
  };
}

export type Coupons = ReturnType<typeof createCoupons>;
