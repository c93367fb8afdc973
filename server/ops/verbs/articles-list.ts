import { z } from 'zod';
import { listForOperator } from '../../modules/articles/repository.ts';
import { page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const articlesList = readingVerb({
  name: 'articles list',
  summary: 'Articles of the blog, the newest first, also those that are hidden',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listForOperator(db, args.page);
    return {
      rows: rows.map(({ id, status, titleAr, titleEn, picture, publishedAt }) => ({
        id,
        status,
        titleAr,
        titleEn,
        picture,
        publishedAt: publishedAt.toISOString(),
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});
