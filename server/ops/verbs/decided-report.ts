import type { Database } from '../../db/database.ts';
import { decideReport } from '../../modules/reports/deciding.ts';
import { type Changed, Refused } from '../verb.ts';

interface Decision {
  id: number;
  status: 'upheld' | 'dismissed';
  answer?: string | undefined;
  at: Date;
}

/** Answers a report, as a verb's answer. */
export async function decidedReport(db: Database, { id, status, answer, at }: Decision): Promise<Changed> {
  const decided = await decideReport(db, id, { status, answer: answer ?? null, at });
  if (!decided) throw new Refused(`There is no open report ${id}`);
  return {
    message: `Report ${id} of ad ${decided.propertyId} is ${status}`,
    before: { status: 'open' },
    after: { status, ad: decided.propertyId },
  };
}
