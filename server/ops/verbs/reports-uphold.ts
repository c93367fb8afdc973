import { z } from 'zod';
import { reportAnswer, reportId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedReport } from './decided-report.ts';

export const reportsUphold = changingVerb({
  name: 'reports uphold',
  summary: 'Answer a report that was right; what is done to the ad is a verb of its own',
  args: z.object({ id: reportId, answer: reportAnswer }),
  places: ['id'],
  whoMay: 'operator',
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'upheld' }),
});
