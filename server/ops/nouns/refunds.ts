import { z } from 'zod';
import { retryRefund } from '../../modules/payments/refunds.ts';
import { idOf, page } from '../arguments.ts';
import { listRefused } from '../console/things/refunds.ts';
import { listVerb } from '../reading.ts';
import { changingVerb, missing, Refused, type Verb } from '../verb.ts';

const refundsList = listVerb({
  name: 'refunds list',
  summary: 'Refunds to cards that the gateway refused, by how long they have waited',
  args: z.object({ page }),
  list: listRefused,
});

const refundsRetry = changingVerb({
  name: 'refunds retry',
  summary: 'Tell the gateway once more of a refund that it refused; what was given back is given back once',
  args: z.object({ id: idOf('a payment, as refunds list tells it') }),
  label: { ar: 'إعادة محاولة استرداد', en: 'Retried a refund' },
  form: {
    look: 'primary',
    press: { ar: 'أعد المحاولة', en: 'Try again' },
    title: { ar: 'إعادة محاولة الاسترداد', en: 'Try the refund again' },
    ask: {
      ar: 'نطلب من البوابة مرة أخرى خلال دقيقة. ما أُعيد لا يُعاد مرتين.',
      en: 'The gateway is asked once more within a minute. What was given back is never given back twice.',
    },
    do: { ar: 'أعد المحاولة الآن', en: 'Try again now' },
    done: { ar: 'سنطلب من البوابة مرة أخرى', en: 'The gateway will be asked again' },
  },
  async run({ db, args: { id } }) {
    const retried = await retryRefund(db, id);
    if (retried.outcome === 'missing') {
      throw missing(`Payment ${id} is not to be given back to a card`);
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
