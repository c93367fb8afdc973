import { z } from 'zod';
import { retryRefund } from '../../modules/payments/refunds.ts';
import { refundId } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const refundsRetry = changingVerb({
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
      message: `The gateway is told of the refund of payment ${id} once more within a minute`,
      before: { status: 'failed', refusal, said, tries },
      after: { status: 'pending', refusal, said, tries },
    };
  },
});
