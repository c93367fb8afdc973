import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { decideReport } from '../../modules/reports/deciding.ts';
import { listOpenReports } from '../../modules/reports/repository.ts';
import { page, reportAnswer, reportId } from '../arguments.ts';
import { type Changed, changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

interface Decision {
  id: number;
  status: 'upheld' | 'dismissed';
  answer?: string | undefined;
  at: Date;
}

/** Answers a report, as a verb's answer. */
async function decidedReport(db: Database, { id, status, answer, at }: Decision): Promise<Changed> {
  const decided = await decideReport(db, id, { status, answer: answer ?? null, at });
  if (!decided) throw new Refused(`There is no open report ${id}`);
  return {
    message: `Report ${id} of ad ${decided.propertyId} is ${status}`,
    before: { status: 'open' },
    after: { status, ad: decided.propertyId },
  };
}

const reportsList = readingVerb({
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

const reportsUphold = changingVerb({
  name: 'reports uphold',
  summary: 'Answer a report that was right; what is done to the ad is a verb of its own',
  args: z.object({ id: reportId, answer: reportAnswer }),
  places: ['id'],
  whoMay: 'operator',
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'upheld' }),
});

const reportsDismiss = changingVerb({
  name: 'reports dismiss',
  summary: 'Answer a report of an ad that nothing is against',
  args: z.object({ id: reportId, answer: reportAnswer }),
  places: ['id'],
  whoMay: 'operator',
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'dismissed' }),
});

export const reportVerbs: readonly Verb[] = [reportsList, reportsUphold, reportsDismiss];
