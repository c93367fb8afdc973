import { z } from 'zod';
import { wireInteger } from '../../../contract/fields.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import {
  type CouponChanged,
  changeCoupon,
  grantCoupon,
  resumeCoupon,
  stopCoupon,
} from '../../modules/payments/coupons/granting.ts';
import type { Coupon } from '../../modules/payments/coupons/repository.ts';
import { couponCode } from '../../modules/payments/coupons/service.ts';
import { writtenMoney } from '../../texts/texts.ts';
import {
  argument,
  clearable,
  dayText,
  loggedReason,
  mobileRule,
  mobileText,
  page,
  reasonError,
  reasonRule,
  reasonText,
  sarRule,
  sarText,
} from '../base/arguments.ts';
import { listCouponLines } from '../base/content.ts';
import { isoOf } from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import {
  type Changed,
  type ConsoleText,
  changingVerb,
  type Facts,
  missing,
  nobody,
  RefusedError,
  soAlready,
  type Verb,
} from '../base/verb.ts';

const MAX_USES = 1_000_000;

const codeText = z
  .string()
  .transform(couponCode)
  .refine((code) => /^[A-Z0-9-]{3,40}$/.test(code));
const codeRule = {
  placeholder: 'CODE',
  rule: 'must be 3 to 40 letters, digits or hyphens',
  byPlace: true,
} as const;
/** A coupon that is there. */
export const couponKey = argument(codeText, codeRule);
const couponName = argument(codeText, {
  ...codeRule,
  error: {
    ar: 'اكتب الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا',
    en: 'Enter the code in 3 to 40 Latin letters, digits or hyphens',
  },
  field: { kind: 'line', maxLength: 40, isLatin: true, label: { ar: 'الرمز', en: 'Code' } },
});
const percentText = wireInteger(1, 100);
const percentRule = {
  placeholder: 'N',
  rule: 'must be a whole number from 1 to 100',
  error: { ar: 'اكتب نسبة الخصم من 1 إلى 100', en: 'Enter the percent off, from 1 to 100' },
  field: { kind: 'digits', maxLength: 3, label: { ar: 'نسبة الخصم %', en: 'Percent off' } },
} as const;
const percent = argument(percentText.optional(), percentRule);
const offRule = {
  ...sarRule,
  error: { ar: 'اكتب مبلغ الخصم بالريال، مثل 50', en: 'Enter the amount off in riyals, such as 50' },
  field: { kind: 'amount', maxLength: 8, label: { ar: 'أو مبلغ بالريال', en: 'Or an amount in riyals' } },
} as const;
const couponSar = argument(sarText.optional(), offRule);
const couponMobile = argument(mobileText.optional(), {
  ...mobileRule,
  field: { kind: 'mobile', label: { ar: 'رقم الجوال', en: 'Mobile' } },
});
const usesText = wireInteger(1, MAX_USES);
const usesRule = {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_USES}`,
  error: { ar: 'اكتب أقصى عدد مرات، من 1 فأكثر', en: 'Enter the most uses, from 1 on' },
  field: { kind: 'digits', maxLength: 7, label: { ar: 'أقصى عدد مرات', en: 'Uses at most' } },
} as const;
const couponUses = argument(usesText.optional(), usesRule);
const expiryRule = {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be its last day, today or later, as YYYY-MM-DD',
  isTimely: (day: string, today: string) => day >= today,
  error: { ar: 'ساري حتى: اختر يومًا من اليوم فصاعدًا', en: 'Valid until: choose a day from today on' },
  field: { kind: 'day', label: { ar: 'ساري حتى', en: 'Valid until' } },
} as const;
const couponExpiry = argument(dayText.optional(), expiryRule);

const EMPTY = z.literal('').transform(() => null);
const newPercent = argument(EMPTY.or(percentText).optional(), clearable(percentRule));
const newSar = argument(EMPTY.or(sarText).optional(), clearable(offRule));
const newUses = argument(EMPTY.or(usesText).optional(), clearable(usesRule));
const newExpiry = argument(EMPTY.or(dayText).optional(), clearable(expiryRule));
const stopReason = argument(reasonText, {
  ...reasonRule('be a reason of', {
    ar: 'السبب، ويقرؤه صاحب القسيمة إن كانت لواحد',
    en: 'The reason; the holder of a personal coupon reads it',
  }),
  error: reasonError,
});

const HALALAS = 100;
const LAST_SECOND_MS = 86_400_000;

const oneOff: ConsoleText = {
  at: 'percent',
  ar: 'حدّد نسبة أو مبلغًا، لا كليهما',
  en: 'Give a percentage or an amount, not both',
};

/** What a coupon takes off: a percentage or an amount. Throws if both are given, or none. */
function discountOf(off: number | null | undefined, sar: number | null | undefined) {
  if ((off ?? null) === null && (sar ?? null) === null)
    throw new RefusedError('Give either --percent or --sar', 2, { consoleText: oneOff });
  if ((off ?? null) !== null && (sar ?? null) !== null)
    throw new RefusedError('Give either --percent or --sar', 2, { consoleText: oneOff });
  return off === undefined || off === null
    ? ({ discountType: 'fixed', amount: Math.round((sar ?? 0) * HALALAS) } as const)
    : ({ discountType: 'percentage', amount: off } as const);
}

/** Valid through the whole of its last day, in Riyadh. */
const endOf = (day: string) => new Date(riyadhMoment(day, '00:00').getTime() + LAST_SECOND_MS);

/** The facts of a coupon that the log stores. */
const couponFacts = ({ discountType, amount, maxUses, expiresAt, stoppedAt }: Coupon): Facts => ({
  percent: discountType === 'percentage' ? amount : null,
  sar: discountType === 'fixed' ? inSar(amount) : null,
  uses: maxUses,
  expires: expiresAt && riyadhDay(new Date(expiresAt.getTime() - 1)),
  stoppedAt: isoOf(stoppedAt),
});

/** Converts a change to a verb's result, with `message` if it was made. */
function changedCoupon(code: string, changed: CouponChanged, already: string, message: string): Changed {
  if (changed.outcome === 'missing') throw missing(`There is no coupon ${code}`);
  if (changed.outcome === 'soAlready')
    throw new RefusedError(`Coupon ${code} ${already}`, 1, { consoleText: soAlready });
  return { message, before: couponFacts(changed.before), after: couponFacts(changed.after) };
}

export const couponVerbs: readonly Verb[] = [
  listVerb({
    name: 'coupons list',
    summary: 'Coupons, newest first, with how often each was used',
    args: z.object({ page }),
    list: async (db, query) => (await listCouponLines(db, query)).map(({ seen: _, ...row }) => row),
  }),
  changingVerb({
    name: 'coupons grant',
    summary:
      'Make a coupon for a call-out: --percent or --sar; for one person where --mobile is given, who is notified if he wants offers',
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
      const granted = await grantCoupon(db, {
        code,
        ...discountOf(off, sar),
        mobile,
        maxUses: uses,
        expiresAt: expires === undefined ? undefined : endOf(expires),
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
  changingVerb({
    name: 'coupons stop',
    summary: 'Stop a coupon: no payment takes it from now on; a personal one’s holder reads the reason',
    args: z.object({ id: couponKey, reason: stopReason }),
    label: { ar: 'إيقاف قسيمة', en: 'Stopped a coupon' },
    form: {
      look: 'danger',
      press: { ar: 'أوقف', en: 'Stop' },
      title: { ar: 'إيقاف القسيمة', en: 'Stop the coupon' },
      ask: {
        ar: 'لا تُقبل في طلب بعد الآن، ولك استئنافها. صفحة دفع فُتحت بها من قبل تبقى على خصمها.',
        en: 'No order takes it from now on, until you resume it. A payment page opened with it keeps its discount.',
      },
      do: { ar: 'أوقف القسيمة', en: 'Stop the coupon' },
      done: { ar: 'أُوقفت القسيمة', en: 'The coupon is stopped' },
    },
    async run({ db, args: { id: code, reason }, at }) {
      const stopped = await stopCoupon(db, { code, reason, at });
      return changedCoupon(code, stopped, 'is stopped already', `Coupon ${code} is stopped`);
    },
  }),
  changingVerb({
    name: 'coupons resume',
    summary: 'Let a stopped coupon be used again, within its end and its uses',
    args: z.object({ id: couponKey, reason: loggedReason }),
    label: { ar: 'استئناف قسيمة', en: 'Resumed a coupon' },
    form: {
      look: 'second',
      press: { ar: 'استأنف', en: 'Resume' },
      title: { ar: 'استئناف القسيمة', en: 'Resume the coupon' },
      ask: {
        ar: 'تُقبل من جديد ما لم تنتهِ مدتها أو مراتها.',
        en: 'It is taken again, unless its days or its uses are over.',
      },
      do: { ar: 'استأنفها', en: 'Resume it' },
      done: { ar: 'عادت القسيمة صالحة', en: 'The coupon may be used again' },
    },
    async run({ db, args: { id: code } }) {
      const resumed = await resumeCoupon(db, code);
      return changedCoupon(code, resumed, 'is not stopped', `Coupon ${code} may be used again`);
    },
  }),
  changingVerb({
    name: 'coupons change',
    summary: 'Change what a coupon takes off, its most uses or its last day; the rest stays as it is',
    args: z.object({ id: couponKey, percent: newPercent, sar: newSar, uses: newUses, expires: newExpiry }),
    label: { ar: 'تعديل قسيمة', en: 'Changed a coupon' },
    form: {
      look: 'second',
      press: { ar: 'عدّل', en: 'Change' },
      title: { ar: 'تعديل القسيمة', en: 'Change the coupon' },
      do: { ar: 'احفظ', en: 'Save' },
      done: { ar: 'حُفظت القسيمة', en: 'The coupon is saved' },
    },
    async run({ db, args: { id: code, percent: off, sar, uses, expires } }) {
      const changed = await changeCoupon(db, code, {
        discount: off === undefined && sar === undefined ? undefined : discountOf(off, sar),
        maxUses: uses,
        expiresAt: typeof expires === 'string' ? endOf(expires) : expires,
      });
      return changedCoupon(code, changed, 'is so already', `Coupon ${code} is changed`);
    },
  }),
];
