import type { Database } from '../../../db/database.ts';
import { findByMobile } from '../../access/session/repository.ts';
import { notify } from '../../notifications/notify.ts';
import { addCoupon, type Coupon } from './repository.ts';

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
  const { code, discountType, amount } = coupon;
  if (person)
    await notify(transaction, person.id, { kind: 'couponGranted', params: { code, discountType, amount } });
  return { outcome: 'done', coupon };
}
