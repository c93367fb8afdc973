import { z } from 'zod';
import { wireInteger } from '../../../contract/fields.ts';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import { inHalalas } from '../../lib/money.ts';
import { grantCoupon } from '../../modules/payments/coupons/granting.ts';
import { couponCode } from '../../modules/payments/coupons/service.ts';
import { writtenMoney } from '../../texts/texts.ts';
import { argument, dayText, mobileRule, mobileText, page, sarRule, sarText } from '../base/arguments.ts';
import { listCouponLines } from '../base/content.ts';
import { listVerb } from '../base/read-verbs.ts';
import { changingVerb, nobody, RefusedError, type Verb } from '../base/verb.ts';

const MAX_USES = 1_000_000;

const couponName = argument(
  z
    .string()
    .transform(couponCode)
    .refine((code) => /^[A-Z0-9-]{3,40}$/.test(code)),
  {
    placeholder: 'CODE',
    rule: 'must be 3 to 40 letters, digits or hyphens',
    byPlace: true,
    error: {
      ar: 'اكتب الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا',
      en: 'Enter the code in 3 to 40 Latin letters, digits or hyphens',
    },
    field: { kind: 'line', maxLength: 40, isLatin: true, label: { ar: 'الرمز', en: 'Code' } },
  },
);
const percent = argument(wireInteger(1, 100).optional(), {
  placeholder: 'N',
  rule: 'must be a whole number from 1 to 100',
  error: { ar: 'اكتب نسبة الخصم من 1 إلى 100', en: 'Enter the percent off, from 1 to 100' },
  field: { kind: 'digits', maxLength: 3, label: { ar: 'نسبة الخصم %', en: 'Percent off' } },
});
const couponSar = argument(sarText.optional(), {
  ...sarRule,
  error: { ar: 'اكتب مبلغ الخصم بالريال، مثل 50', en: 'Enter the amount off in riyals, such as 50' },
  field: { kind: 'amount', maxLength: 8, label: { ar: 'أو مبلغ بالريال', en: 'Or an amount in SAR' } },
});
const couponMobile = argument(mobileText.optional(), {
  ...mobileRule,
  field: { kind: 'mobile', label: { ar: 'رقم الجوال', en: 'Mobile' } },
});
const couponUses = argument(wireInteger(1, MAX_USES).optional(), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_USES}`,
  error: { ar: 'اكتب أقصى عدد مرات، من 1 فأكثر', en: 'Enter the most uses, from 1 on' },
  field: { kind: 'digits', maxLength: 7, label: { ar: 'أقصى عدد مرات', en: 'Uses at most' } },
});
const couponExpiry = argument(dayText.optional(), {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be its last day, today or later, as YYYY-MM-DD',
  isTimely: (day, today) => day >= today,
  error: { ar: 'ساري حتى: اختر يومًا من اليوم فصاعدًا', en: 'Valid until: choose a day from today on' },
  field: { kind: 'day', label: { ar: 'ساري حتى', en: 'Valid until' } },
});

const HALALAS = 100;
const LAST_SECOND_MS = 86_400_000;

export const couponVerbs: readonly Verb[] = [
  listVerb({
    name: 'coupons list',
    summary: 'Coupons, newest first, with how often each was used',
    args: z.object({ page }),
    list: listCouponLines,
  }),
  changingVerb({
    name: 'coupons grant',
    summary:
      'Make a coupon for a call-out: --percent or --sar; for one person, who gets a notification, where --mobile is given',
    args: z.object({
      code: couponName,
      percent,
      sar: couponSar,
      mobile: couponMobile,
      uses: couponUses,
      expires: couponExpiry,
    }),
    label: { ar: 'منح قسيمة', en: 'Granted a coupon' },
    form: {
      look: 'primary',
      press: { ar: 'امنح قسيمة', en: 'Grant a coupon' },
      title: { ar: 'قسيمة جديدة', en: 'New coupon' },
      do: { ar: 'امنح القسيمة', en: 'Grant the coupon' },
      done: { ar: 'مُنحت القسيمة', en: 'The coupon is granted' },
    },
    async run({ db, args: { code, percent: off, sar, mobile, uses, expires } }) {
      if ((off === undefined) === (sar === undefined))
        throw new RefusedError('Give either --percent or --sar', 2, {
          consoleText: {
            at: 'percent',
            ar: 'حدّد نسبة أو مبلغًا، لا كليهما',
            en: 'Give a percentage or an amount, not both',
          },
        });
      const granted = await grantCoupon(db, {
        code,
        discountType: off === undefined ? 'fixed' : 'percentage',
        amount: off ?? Math.round((sar ?? 0) * HALALAS),
        mobile,
        maxUses: uses,
        // Valid through the whole of its last day, in Riyadh.
        expiresAt:
          expires === undefined
            ? undefined
            : new Date(riyadhMoment(expires, '00:00').getTime() + LAST_SECOND_MS),
      });
      if (granted.outcome === 'taken')
        throw new RefusedError(`There is a coupon ${code} already`, 1, {
          consoleText: {
            at: 'code',
            ar: 'هذا الرمز مستخدم. اختر غيره',
            en: 'This code is taken. Choose another',
          },
        });
      if (granted.outcome === 'nobody')
        throw new RefusedError(`Nobody is registered under ${mobile}`, 1, { consoleText: nobody });
      return {
        message: `Coupon ${code} takes ${off === undefined ? writtenMoney(inHalalas(sar ?? 0), 'en') : `${off}%`} off${mobile ? `, for ${mobile}` : ''}`,
        before: null,
        after: {
          code,
          percent: off ?? null,
          sar: sar ?? null,
          mobile: mobile ?? null,
          uses: uses ?? null,
          expires: expires ?? null,
        },
      };
    },
  }),
];
