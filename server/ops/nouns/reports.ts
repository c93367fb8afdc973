import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { decideReport } from '../../modules/reports/deciding.ts';
import { answerFault, argument, idOf, page, reasonRule, reasonText } from '../arguments.ts';
import { listOpenReports } from '../console/things/reports.ts';
import { listVerb } from '../reading.ts';
import { type Changed, changingVerb, Refused, type Verb } from '../verb.ts';

const reportId = idOf('a report');
const reportAnswer = argument(reasonText.optional(), {
  ...reasonRule('be an answer of', { ar: 'الرد، ويقرؤه المبلّغ', en: 'The answer, which the reporter reads' }),
  fault: answerFault,
});

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

const reportsList = listVerb({
  name: 'reports list',
  summary: 'Reports of ads that nobody has answered, by how long they have waited',
  args: z.object({ page }),
  list: listOpenReports,
});

const reportsUphold = changingVerb({
  name: 'reports uphold',
  summary: 'Answer a report that was right; what is done to the ad is a verb of its own',
  args: z.object({ id: reportId, answer: reportAnswer }),
  label: { ar: 'تأييد بلاغ', en: 'Upheld a report' },
  form: {
    look: 'primary',
    press: { ar: 'البلاغ صحيح', en: 'The report is right' },
    title: { ar: 'تأييد البلاغ', en: 'Uphold the report' },
    do: { ar: 'أيّد البلاغ', en: 'Uphold' },
    done: { ar: 'وصل الرد إلى المبلّغ', en: 'The reporter has the answer' },
  },
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'upheld' }),
});

const reportsDismiss = changingVerb({
  name: 'reports dismiss',
  summary: 'Answer a report of an ad that nothing is against',
  args: z.object({ id: reportId, answer: reportAnswer }),
  label: { ar: 'رد بلاغ', en: 'Dismissed a report' },
  form: {
    look: 'second',
    press: { ar: 'لا مخالفة', en: 'Nothing against it' },
    title: { ar: 'رد البلاغ', en: 'Dismiss the report' },
    do: { ar: 'لا مخالفة', en: 'Dismiss' },
    done: { ar: 'وصل الرد إلى المبلّغ', en: 'The reporter has the answer' },
  },
  run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'dismissed' }),
});

export const reportVerbs: readonly Verb[] = [reportsList, reportsUphold, reportsDismiss];
