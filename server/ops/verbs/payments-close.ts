import { z } from 'zod';
import { closeFault } from '../../modules/payments/closing-faults.ts';
import { faultNote, oddMoneyTo, oddPaymentId } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const paymentsClose = changingVerb({
  name: 'payments close',
  summary:
    'Close a payment whose money did not fit, with what was done about it; --to moves what fits nothing',
  args: z.object({ id: oddPaymentId, note: faultNote, to: oddMoneyTo }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, note, to }, at }) {
    const closed = await closeFault(db, id, { note, to, at });
    if (closed.outcome === 'missing')
      throw new Refused(`Nothing is the matter with payment ${id}`, 1, { kind: 'missing' });
    if (closed.outcome === 'closed') throw new Refused(`Payment ${id} is closed already`);
    if (closed.outcome === 'noMoney') {
      throw new Refused(`No money of payment ${id} can go --to ${to} from here`, 1, { kind: 'noMoney' });
    }
    return {
      message: `Payment ${id} is closed`,
      before: { status: 'open', fault: closed.kind, wentTo: null },
      after: { status: 'closed', fault: closed.kind, wentTo: to ?? null },
    };
  },
});
