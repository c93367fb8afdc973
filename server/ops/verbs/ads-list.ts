import { z } from 'zod';
import { listAds } from '../../modules/advertising/moderation-repository.ts';
import { inSar } from '../../money.ts';
import { adStatus, page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const adsList = readingVerb({
  name: 'ads list',
  summary: 'Ads, newest first; those under review by how long they have waited',
  args: z.object({ status: adStatus, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listAds(db, args);
    return {
      rows: rows.map(({ priceHalalas, createdAt, submittedAt, ...row }) => ({
        ...row,
        priceSar: inSar(priceHalalas),
        createdAt: createdAt.toISOString(),
        // Since when it waits, or last did.
        submittedAt: submittedAt?.toISOString() ?? null,
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});
