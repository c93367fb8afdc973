import { expect, it } from 'vitest';
import { couponDiscount } from './coupon-discount.ts';

it.each([
  // Percent, to the halala.
  ['percentage', 20, 80, 16],
  ['percentage', 33, 80, 26.4],
  ['percentage', 12.5, 80.1, 10.01],
  ['percentage', 100, 80, 80],
  // SAR, never more than the call-out.
  ['fixed', 15.5, 80, 15.5],
  ['fixed', 90, 80, 80],
] as const)('a coupon of %s %d takes off a call-out of %d SAR: %d', (discountType, amount, callOut, off) => {
  expect(couponDiscount({ amount, discountType }, callOut)).toBe(off);
});
