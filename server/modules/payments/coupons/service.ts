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

/** Normalises a typed code to the stored form. */
export function couponCode(typed: string): string {
  return foldDigits(typed).replace(/\s+/g, '').toUpperCase();
}

/** A coupon's discount in the contract's units: percent, or SAR. */
export function offerOf({ discountType, amount }: Coupon) {
  return { discountType, amount: discountType === 'fixed' ? inSar(amount) : amount };
}

/** At most this many lapsed holds are released for one order. */
const HOLDS_MOST = 20;

interface CouponUse {
  userId: number;
  /** As the user typed it. */
  coupon: string;
}

/** Coupons. Unknown (also other users'), expired and used-up ones throw different errors. */
export function createCoupons({ db, clock }: { db: Database; clock: Clock }) {
  // Stops a user from guessing codes.
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
    if (coupon.stoppedAt) throw new ApiError('couponStopped', { field: 'coupon' });
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
     * Returns a coupon that this user may use. Failed attempts count; after ten in 15 minutes it
     * throws tooManyCoupons.
     */
    async read({ userId, coupon }: CouponUse): Promise<Coupon> {
      const key = String(userId);
      await limit.begin(key);
      const found = requireTheirs(await findCoupon(db, couponCode(coupon)), userId);
      requireUnused(found, await countUses(db, { couponId: found.id, userId, now: clock.now() }));
      await limit.takeBack(key);
      return found;
    },

    /**
     * Lists the lapsed holds to release before this order can take the coupon: the user's own, and
     * only as many others as needed.
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
     * Returns the coupon for an order, locked until the transaction ends, so that two orders can't
     * both take its last use.
     */
    async take(
      transaction: Database,
      { userId, coupon, orderId }: CouponUse & { orderId: number },
    ): Promise<Coupon> {
      const found = requireTheirs(await lockCoupon(transaction, couponCode(coupon)), userId);
      requireUnused(found, await countHolders(transaction, { couponId: found.id, userId, orderId }));
      return found;
    },
  };
}

export type Coupons = ReturnType<typeof createCoupons>;
