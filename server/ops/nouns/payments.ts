import { z } from 'zod';
import { closeFault } from '../../modules/payments/closing-faults.ts';
import { argument, idOf, moneyTo, page, reasonRule, reasonText } from '../arguments.ts';
import { listFaults } from '../console/things/payments.ts';
import { listVerb } from '../reading.ts';
import { changingVerb, missing, Refused, type Verb } from '../verb.ts';

const faultNote = argument(reasonText, {
  ...reasonRule('say what was done, in', { ar: 'ما فعلته، للسجل', en: 'What was done, for the log' }),
  fault: { ar: 'اكتب ما فعلته، في 500 حرف على الأكثر', en: 'Write what was done, in 500 characters at most' },
});

const paymentsList = listVerb({
  name: 'payments list',
  summary: 'Payments whose money at the gateway does not fit, by how long they have waited',
  args: z.object({ page }),
  list: listFaults,
});

const paymentsClose = changingVerb({
  name: 'payments close',
  summary:
    'Close a payment whose money did not fit, with what was done about it; --to moves what fits nothing',
  args: z.object({
    id: idOf('a payment, as payments list tells it'),
    note: faultNote,
    to: moneyTo(
      { ar: 'أين يذهب ما لا يخص عملية', en: 'Where the money goes' },
      { ar: 'لا شيء من هنا', en: 'Nothing from here' },
    ),
  }),
  label: { ar: 'إغلاق مراجعة مبلغ', en: 'Closed a payment’s check' },
  form: {
    look: 'primary',
    press: { ar: 'أغلق المراجعة', en: 'Close' },
    title: { ar: 'إغلاق المراجعة', en: 'Close the check' },
    do: { ar: 'أغلق', en: 'Close' },
    done: { ar: 'أُغلقت المراجعة', en: 'The check is closed' },
  },
  async run({ db, args: { id, note, to }, at }) {
    const closed = await closeFault(db, id, { note, to, at });
    if (closed.outcome === 'missing') throw missing(`Nothing is the matter with payment ${id}`);
    if (closed.outcome === 'closed') throw new Refused(`Payment ${id} is closed already`);
    if (closed.outcome === 'noMoney') {
      throw new Refused(`No money of payment ${id} can go --to ${to} from here`, 1, {
        told: {
          at: 'to',
          ar: 'لا مبلغ من هذه العملية يمكن أن يُنقل إلى هناك من هنا',
          en: 'No money of this payment can go there from here',
        },
      });
    }
    return {
      message: `Payment ${id} is closed`,
      before: { status: 'open', fault: closed.kind, wentTo: null },
      after: { status: 'closed', fault: closed.kind, wentTo: to ?? null },
    };
  },
});

export const paymentVerbs: readonly Verb[] = [paymentsList, paymentsClose];
