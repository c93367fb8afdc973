import { z } from 'zod';
import { listCoupons } from '../../modules/coupons/repository.ts';
import { inSar } from '../../money.ts';
import { page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const couponsList = readingVerb({
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
