import { z } from 'zod';
import { listTechnicians } from '../../modules/orders/repository.ts';
import { readingVerb } from '../verb.ts';

export const techniciansList = readingVerb({
  name: 'technicians list',
  summary: 'The technicians',
  args: z.object({}),
  places: [],
  whoMay: 'operator',
  async run({ db }) {
    const rows = await listTechnicians(db);
    return {
      rows: rows.map(({ id, name, nameEn, mobile, isActive }) => ({ id, name, nameEn, mobile, isActive })),
      page: 1,
      hasMore: false,
    };
  },
});
