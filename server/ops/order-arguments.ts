import { z } from 'zod';
import { foldDigits } from '../../contract/digits.ts';
import { text, wireInteger } from '../../contract/fields.ts';
import { MAX_ID, NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { isMobile, normaliseMobile } from '../../contract/mobile.ts';
import { couponCode } from '../modules/coupons/service.ts';
import { argument } from './arguments.ts';

/** Arguments of the verbs about maintenance orders, technicians and coupons. */

/** The largest amount of an order or a coupon; far below MAX_SAR of the contract, which is a home's price. */
const ORDER_MAX_SAR = 99_999;
const MAX_USES = 1_000_000;

const sar = z
  .string()
  .transform((given) => foldDigits(given).trim())
  .refine((given) => /^\d{1,5}(?:\.\d{1,2})?$/.test(given))
  .transform(Number)
  .refine((amount) => amount > 0);
const sarRule = { placeholder: 'SAR', rule: `must be an amount in riyals, at most ${ORDER_MAX_SAR}` };

export const orderId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of an order',
});
export const orderPart = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});
export const technicianId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'N',
  rule: 'must be the number of a technician',
});
export const sarAmount = argument(sar, sarRule);
export const optionalSar = argument(sar.optional(), sarRule);
export const percent = argument(wireInteger(1, 100).optional(), {
  placeholder: 'N',
  rule: 'must be a whole number from 1 to 100',
});
export const personName = argument(text(NAME_MAX_LENGTH, 1), {
  placeholder: 'NAME',
  rule: `must be a name of 1 to ${NAME_MAX_LENGTH} characters`,
});
export const latinName = argument(text(NAME_MAX_LENGTH, 1).optional(), {
  placeholder: 'NAME',
  rule: `must be a name of 1 to ${NAME_MAX_LENGTH} characters`,
});
export const optionalMobile = argument(z.string().transform(normaliseMobile).refine(isMobile).optional(), {
  placeholder: 'MOBILE',
  rule: 'must be a mobile such as 0500000001',
});
export const couponName = argument(
  z
    .string()
    .transform(couponCode)
    .refine((code) => /^[A-Z0-9-]{3,40}$/.test(code)),
  { placeholder: 'CODE', rule: 'must be 3 to 40 letters, digits or hyphens' },
);
export const couponUses = argument(wireInteger(1, MAX_USES).optional(), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_USES}`,
});
export const couponExpiry = argument(
  z
    .string()
    .transform((given) => foldDigits(given).trim())
    .pipe(z.iso.date())
    .optional(),
  {
    placeholder: 'YYYY-MM-DD',
    rule: 'must be its last day, today or later, as YYYY-MM-DD',
    isTimely: (day, today) => day >= today,
  },
);
