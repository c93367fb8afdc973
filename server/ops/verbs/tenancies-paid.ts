import { z } from 'zod';
import { recordPayment } from '../../modules/rentals/recording.ts';
import { inSar } from '../../money.ts';
import { riyadhDay } from '../../time/riyadh.ts';
import { dueDay, payDay, tenancyId } from '../tenancy-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const tenanciesPaid = changingVerb({
  name: 'tenancies paid',
  summary: 'Mark a due of the rent as paid: today, or --on another day',
  args: z.object({ id: tenancyId, due: dueDay, on: payDay }),
  places: ['id', 'due'],
  whoMay: 'operator',
  async run({ db, args: { id, due: dueOn, on }, at }) {
    const paidOn = on ?? riyadhDay(at);
    const recorded = await recordPayment(db, { id, dueOn, paidOn });
    if (recorded.outcome === 'refused') throw new Refused(recorded.why, 1, { kind: recorded.kind });
    const { due, left } = recorded;
    return {
      message: `The due of ${dueOn}, ${inSar(due.amountHalalas)} SAR, is paid; ${left} are left`,
      before: { paidOn: null },
      after: { paidOn },
    };
  },
});
