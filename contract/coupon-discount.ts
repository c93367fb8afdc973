interface Coupon {
  /** Percent of the call-out, or SAR. */
  amount: number;
  discountType: 'percentage' | 'fixed';
}

/**
 * The discount of a coupon on a call-out, in SAR to the halala: never more than the call-out. The
 * server charges with it and the screen shows it, so that both agree.
 */
export function couponDiscount({ amount, discountType }: Coupon, callOutSar: number): number {
  const off = discountType === 'percentage' ? (callOutSar * amount) / 100 : amount;
  return Math.min(callOutSar, Math.round(off * 100) / 100);
}
