import { z } from 'zod';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import { grantCoupon } from '../../modules/coupons/granting.ts';
import { listCoupons } from '../../modules/coupons/repository.ts';
import { inSar } from '../../money.ts';
import { page } from '../arguments.ts';
import {
  couponExpiry,
  couponName,
  couponUses,
  optionalMobile,
  optionalSar,
  percent,
} from '../order-arguments.ts';
import { changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

const couponsList = readingVerb({
  name: 'coupons list',
  summary: 'Coupons, newest first, with how often each was used',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listCoupons(db, args.page);
    return {
      rows: rows.map(({ discountType, amount, expiresAt, ...row }) => ({
        ...row,
        off: discountType === 'percentage' ? `${amount}%` : `${inSar(amount)} SAR`,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});

const HALALAS = 100;
const LAST_SECOND_MS = 86_400_000;

const couponsGrant = changingVerb({
  name: 'coupons grant',
  summary:
    'Make a coupon for a call-out: --percent or --sar; for one person where --mobile is given, who is told',
  args: z.object({
    code: couponName,
    percent,
    sar: optionalSar,
    mobile: optionalMobile,
    uses: couponUses,
    expires: couponExpiry,
  }),
  places: ['code'],
  whoMay: 'operator',
  async run({ db, args: { code, percent: off, sar, mobile, uses, expires } }) {
    if ((off === undefined) === (sar === undefined))
      throw new Refused('Give either --percent or --sar', 2, { kind: 'percentOrSar' });
    const granted = await grantCoupon(db, {
      code,
      discountType: off === undefined ? 'fixed' : 'percentage',
      amount: off ?? Math.round((sar ?? 0) * HALALAS),
      mobile,
      maxUses: uses,
      // Through the whole of its last day, in Riyadh.
      expiresAt:
        expires === undefined
          ? undefined
          : new Date(riyadhMoment(expires, '00:00').getTime() + LAST_SECOND_MS),
    });
    if (granted.outcome === 'taken')
      throw new Refused(`There is a coupon ${code} already`, 1, { kind: 'codeTaken' });
    if (granted.outcome === 'nobody')
      throw new Refused(`Nobody is registered under ${mobile}`, 1, { kind: 'nobody' });
    return {
      message: `Coupon ${code} takes ${off === undefined ? `${sar} SAR` : `${off}%`} off${mobile ? `, for ${mobile}` : ''}`,
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
});

export const couponVerbs: readonly Verb[] = [couponsList, couponsGrant];
