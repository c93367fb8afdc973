interface Coupon {
  /** Percent of the call-out, or SAR. */
  amount: number;
  discountType: 'percentage' | 'fixed';
}

/**
 * What a coupon takes off a call-out, in SAR to the halala: never more than the call-out itself.
 * The server charges by it and the screen shows it, so that both always agree.
 */
export function couponDiscount({ amount, discountType }: Coupon, callOutSar: number): number {
  const off = discountType === 'percentage' ? (callOutSar * amount) / 100 : amount;
  return Math.min(callOutSar, Math.round(off * 100) / 100);
}
