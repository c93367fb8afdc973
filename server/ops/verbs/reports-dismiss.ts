import { z } from 'zod';
import { reportAnswer, reportId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedReport } from './decided-report.ts';

export const reportsDismiss = changingVerb({
  name: 'reports dismiss',
  summary: 'Answer a report of an ad that nothing is against',
  args: z.object({ id: reportId, answer: reportAnswer }),
  places: ['id'],
  whoMay: 'operator',
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'dismissed' }),
});
