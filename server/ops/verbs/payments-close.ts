import { z } from 'zod';
import { closeFault } from '../../modules/payments/faults.ts';
import { faultNote, oddPaymentId } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const paymentsClose = changingVerb({
  name: 'payments close',
  summary: 'Close a payment whose money did not fit, with what was done about it; no money moves',
  args: z.object({ id: oddPaymentId, note: faultNote }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, note }, at }) {
    const closed = await closeFault(db, id, { note, at });
    if (closed.outcome === 'missing')
      throw new Refused(`Nothing is the matter with payment ${id}`, 1, { kind: 'missing' });
    if (closed.outcome === 'closed') throw new Refused(`Payment ${id} is closed already`);
    return {
      message: `Payment ${id} is closed`,
      before: { status: 'open', fault: closed.kind },
      after: { status: 'closed', fault: closed.kind },
    };
  },
});
