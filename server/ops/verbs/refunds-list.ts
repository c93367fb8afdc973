import { z } from 'zod';
import { listRefused } from '../../modules/payments/refunds.ts';
import { inSar } from '../../money.ts';
import { page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const refundsList = readingVerb({
  name: 'refunds list',
  summary: 'Refunds to cards that the gateway refused, by how long they have waited',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { page: wanted = 1 } }) {
    const { rows, hasMore } = await listRefused(db, wanted);
    return {
      rows: rows.map(({ refund, payment, name, mobile }) => ({
        id: refund.paymentId,
        reference: payment.reference,
        purpose: payment.purpose,
        sar: inSar(payment.amountHalalas),
        name,
        mobile,
        refusal: refund.refusal,
        said: refund.said,
        tries: refund.tries,
        triedAt: refund.triedAt?.toISOString() ?? null,
        createdAt: refund.createdAt.toISOString(),
      })),
      page: wanted,
      hasMore,
    };
  },
});
