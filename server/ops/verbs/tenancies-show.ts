import { z } from 'zod';
import { findTenancy, listDues } from '../../modules/rentals/repository.ts';
import { inSar } from '../../money.ts';
import { tenancyId } from '../tenancy-arguments.ts';
import { Refused, readingVerb } from '../verb.ts';

export const tenanciesShow = readingVerb({
  name: 'tenancies show',
  summary: 'One tenancy, with its dues and what was paid of them',
  args: z.object({ id: tenancyId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    const found = await findTenancy(db, id);
    if (!found) throw new Refused(`There is no tenancy ${id}`);
    const dues = await listDues(db, [id]);
    const sarOf = (rows: typeof dues) => inSar(rows.reduce((sum, row) => sum + row.amountHalalas, 0));
    return {
      item: {
        ...found,
        collectedSar: sarOf(dues.filter(({ paidOn }) => paidOn !== null)),
        leftSar: sarOf(dues.filter(({ paidOn }) => paidOn === null)),
        ...Object.fromEntries(
          dues.map(({ dueOn, amountHalalas, paidOn }) => [
            `due ${dueOn}`,
            `${inSar(amountHalalas)} SAR, ${paidOn === null ? 'unpaid' : `paid on ${paidOn}`}`,
          ]),
        ),
      },
    };
  },
});
