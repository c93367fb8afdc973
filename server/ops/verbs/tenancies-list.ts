import { z } from 'zod';
import { listAllTenancies } from '../../modules/rentals/repository.ts';
import { page } from '../arguments.ts';
import { tenancyPart } from '../tenancy-arguments.ts';
import { readingVerb } from '../verb.ts';

export const tenanciesList = readingVerb({
  name: 'tenancies list',
  summary: 'Tenancies, those that end soonest first; --part all for those that were ended too, newest first',
  args: z.object({ part: tenancyPart, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { part, page: wanted = 1 } }) {
    const { rows, hasMore } = await listAllTenancies(db, { isAll: part === 'all', page: wanted });
    return { rows, page: wanted, hasMore };
  },
});
