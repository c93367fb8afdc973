import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../db/database.ts';
import { findByMobile } from '../../access/session/repository.ts';
import { notify } from '../../notifications/notify.ts';
import { addCoupon, type Coupon, lockCoupon, updateCoupon } from './repository.ts';

interface Grant {
  code: string;
  discountType: Coupon['discountType'];
  /** Percent, or halalas. */
  amount: number;
  /** The only user who may use it; undefined for everybody. */
  mobile: string | undefined;
  maxUses: number | undefined;
  /** The moment it expires; undefined for never. */
  expiresAt: Date | undefined;
}

export type Granted = { outcome: 'done'; coupon: Coupon } | { outcome: 'taken' } | { outcome: 'nobody' };

/** Creates a coupon, and notifies the user it is for. Must be called in a transaction. */
export async function grantCoupon(transaction: Database, { mobile, ...grant }: Grant): Promise<Granted> {
  const person = mobile === undefined ? undefined : await findByMobile(transaction, mobile);
  if (mobile !== undefined && !person) return { outcome: 'nobody' };
  const coupon = await addCoupon(transaction, { ...grant, userId: person?.id ?? null });
  if (!coupon) return { outcome: 'taken' };
  await notifyOwner(transaction, coupon);
  return { outcome: 'done', coupon };
}

/** Notifies the only user of a coupon, if it has one who wants offers, what it takes off. */
async function notifyOwner(
  transaction: Database,
  { userId, code, discountType, amount }: Coupon,
): Promise<void> {
  if (userId === null) return;
  await notify(transaction, userId, { kind: 'couponGranted', params: { code, discountType, amount } });
}

export type CouponChanged =
  | { outcome: 'missing' }
  /** It is stopped, or running, or as wished already. */
  | { outcome: 'soAlready' }
  | { outcome: 'done'; before: Coupon; after: Coupon };

/**
 * Stops a coupon for new payments; a payment page that took it before keeps it. The user it is for
 * reads the reason. Must be called in a transaction.
 */
export async function stopCoupon(
  transaction: Database,
  { code, reason, at }: { code: string; reason: string; at: Date },
): Promise<CouponChanged> {
  const before = await lockCoupon(transaction, code);
  if (!before) return { outcome: 'missing' };
  if (before.stoppedAt) return { outcome: 'soAlready' };
  const after = await updateCoupon(transaction, before.id, { stoppedAt: at });
  if (after.userId !== null)
    await notify(transaction, after.userId, { kind: 'couponStopped', params: { code, reason } });
  return { outcome: 'done', before, after };
}

/** Lets a stopped coupon be used again. Must be called in a transaction. */
export async function resumeCoupon(transaction: Database, code: string): Promise<CouponChanged> {
  const before = await lockCoupon(transaction, code);
  if (!before) return { outcome: 'missing' };
  if (!before.stoppedAt) return { outcome: 'soAlready' };
  const after = await updateCoupon(transaction, before.id, { stoppedAt: null });
  await notifyOwner(transaction, after);
  return { outcome: 'done', before, after };
}

/** What of a coupon may change; undefined stays as it is, null takes the limit away. */
interface CouponChange {
  discount?: Pick<Coupon, 'discountType' | 'amount'> | undefined;
  maxUses?: number | null | undefined;
  expiresAt?: Date | null | undefined;
}

/** Changes a coupon for payments from now on. Must be called in a transaction. */
export async function changeCoupon(
  transaction: Database,
  code: string,
  { discount, ...limits }: CouponChange,
): Promise<CouponChanged> {
  const before = await lockCoupon(transaction, code);
  if (!before) return { outcome: 'missing' };
  const wished = { ...before, ...discount, ...definedOf(limits) };
  if (isDeepStrictEqual(wished, before)) return { outcome: 'soAlready' };
  const { discountType, amount, maxUses, expiresAt } = wished;
  const after = await updateCoupon(transaction, before.id, { discountType, amount, maxUses, expiresAt });
  const isOther = discountType !== before.discountType || amount !== before.amount;
  if (isOther && !after.stoppedAt) await notifyOwner(transaction, after);
  return { outcome: 'done', before, after };
}

const definedOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
