import { foldDigits } from '../../../../contract/digits.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { inSar } from '../../../lib/money.ts';
import { createAttemptLimit } from '../../access/attempts/attempt-limit.ts';
import {
  type Coupon,
  countHolders,
  countUses,
  findCoupon,
  listLapsedHolds,
  lockCoupon,
} from './repository.ts';

/** A coupon as it is kept, however it was typed. */
export function couponCode(typed: string): string {
  return foldDigits(typed).replace(/\s+/g, '').toUpperCase();
}

/** What a coupon takes off, as the contract has it: percent, or SAR. */
export function offerOf({ discountType, amount }: Coupon) {
  return { discountType, amount: discountType === 'fixed' ? inSar(amount) : amount };
}

/** Holds that one wish for a coupon ends at most. */
const HOLDS_MOST = 20;

interface Wish {
  userId: number;
  /** As it was typed. */
  coupon: string;
}

/** Coupons. Unknown (also another user's), expired and used up ones have errors of their own. */
export function createCoupons({ db, clock }: { db: Database; clock: Clock }) {
  // Who guesses codes gets no further than this many wrong ones.
  const limit = createAttemptLimit(db, {
    kind: 'coupon',
    limit: 10,
    windowMinutes: 15,
    refusal: 'tooManyCoupons',
  });

  function requireTheirs(coupon: Coupon | undefined, userId: number): Coupon {
    if (!coupon || (coupon.userId !== null && coupon.userId !== userId)) {
      throw new ApiError('couponUnknown', { field: 'coupon' });
    }
    if (coupon.expiresAt && coupon.expiresAt <= clock.now()) {
      throw new ApiError('couponExpired', { field: 'coupon' });
    }
    return coupon;
  }

  function requireUnused({ maxUses }: Coupon, uses: { all: number; own: number }): void {
    if (uses.own > 0 || (maxUses !== null && uses.all >= maxUses)) {
      throw new ApiError('couponUsedUp', { field: 'coupon' });
    }
  }

  return {
    /**
     * A coupon that this person may use. Wrong tries are counted; more than ten in 15 minutes are
     * refused.
     */
    async read({ userId, coupon }: Wish): Promise<Coupon> {
      const key = String(userId);
      await limit.begin(key);
      const found = requireTheirs(await findCoupon(db, couponCode(coupon)), userId);
      requireUnused(found, await countUses(db, { couponId: found.id, userId, now: clock.now() }));
      await limit.takeBack(key);
      return found;
    },

    /**
     * The holds that are over and must be ended before this order can have the coupon: no more than
     * are in its way.
     */
    async inTheWay({ id: couponId, maxUses }: Coupon, order: { userId: number; orderId: number }) {
      const taking = { couponId, ...order };
      const now = clock.now();
      const own = await listLapsedHolds(db, taking, { isOwn: true, now, most: HOLDS_MOST });
      const { all } = await countHolders(db, taking);
      const most = maxUses === null ? 0 : Math.min(HOLDS_MOST, all - own.length - maxUses + 1);
      return most > 0 ? [...own, ...(await listLapsedHolds(db, taking, { isOwn: false, now, most }))] : own;
    },

    /**
     * The same coupon for an order, locked until the transaction ends, so that its last use is
     * given away once.
     */
    async take(
      transaction: Database,
      { userId, coupon, orderId }: Wish & { orderId: number },
    ): Promise<Coupon> {
      const found = requireTheirs(await lockCoupon(transaction, couponCode(coupon)), userId);
      requireUnused(found, await countHolders(transaction, { couponId: found.id, userId, orderId }));
      return found;
    },
  };
}

export type Coupons = ReturnType<typeof createCoupons>;
