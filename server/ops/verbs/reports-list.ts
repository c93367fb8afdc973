import { z } from 'zod';
import { listOpenReports } from '../../modules/reports/repository.ts';
import { page } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const reportsList = readingVerb({
  name: 'reports list',
  summary: 'Reports of ads that nobody has answered, by how long they have waited',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listOpenReports(db, args.page ?? 1);
    return {
      rows: rows.map(({ report, title, reporterMobile }) => ({
        id: report.id,
        ad: report.propertyId,
        title,
        reason: report.reason,
        details: report.details,
        reporterMobile,
        createdAt: report.createdAt.toISOString(),
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});
