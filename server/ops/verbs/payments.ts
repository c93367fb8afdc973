import { z } from 'zod';
import { closeFault } from '../../modules/payments/closing-faults.ts';
import { listFaults } from '../../modules/payments/faults.ts';
import { inSar } from '../../money.ts';
import { faultNote, oddMoneyTo, oddPaymentId, page } from '../arguments.ts';
import { changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

const paymentsList = readingVerb({
  name: 'payments list',
  summary: 'Payments whose money at the gateway does not fit, by how long they have waited',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { page: wanted = 1 } }) {
    const { rows, hasMore } = await listFaults(db, wanted);
    return {
      rows: rows.map(({ fault, payment, name, mobile }) => ({
        id: fault.paymentId,
        fault: fault.kind,
        reference: payment.reference,
        purpose: payment.purpose,
        sar: inSar(payment.amountHalalas),
        taken: inSar(fault.takenHalalas),
        back: inSar(fault.refundedHalalas),
        gatewayId: fault.gatewayId,
        name,
        mobile,
        notedAt: fault.notedAt.toISOString(),
      })),
      page: wanted,
      hasMore,
    };
  },
});

const paymentsClose = changingVerb({
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

export const paymentVerbs: readonly Verb[] = [paymentsList, paymentsClose];
