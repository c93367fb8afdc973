import { z } from 'zod';
import { listRefused, retryRefund } from '../../modules/payments/refunds.ts';
import { inSar } from '../../money.ts';
import { page, refundId } from '../arguments.ts';
import { changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

const refundsList = readingVerb({
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

const refundsRetry = changingVerb({
  name: 'refunds retry',
  summary: 'Tell the gateway once more of a refund that it refused; what was given back is given back once',
  args: z.object({ id: refundId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    const retried = await retryRefund(db, id);
    if (retried.outcome === 'missing') {
      throw new Refused(`Payment ${id} is not to be given back to a card`, 1, { kind: 'missing' });
    }
    if (retried.outcome === 'wrongStatus') {
      throw new Refused(
        `The refund of payment ${id} is ${retried.status}: this is for those that were refused`,
      );
    }
    const { refusal, said, tries } = retried.before;
    return {
      message: `The refund of payment ${id} is sent to the gateway once more within a minute`,
      before: { status: 'failed', refusal, said, tries },
      after: { status: 'pending', refusal, said, tries },
    };
  },
});

export const refundVerbs: readonly Verb[] = [refundsList, refundsRetry];
