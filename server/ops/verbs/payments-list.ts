import { z } from 'zod';
import { listFaults } from '../../modules/payments/faults.ts';
import { inSar } from '../../money.ts';
import { page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const paymentsList = readingVerb({
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
