import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { closeReport, lockOpenReport } from './repository.ts';

interface Decision {
  status: 'upheld' | 'dismissed';
  /** What the reader gets as an answer; null without one. */
  answer: string | null;
  at: Date;
}

/**
 * Answers an open report and notifies who made it; needs a transaction. Null where there is none of
 * that id, or it is answered; else the ad that it was about.
 */
export async function decideReport(
  transaction: Database,
  id: number,
  { status, answer, at }: Decision,
): Promise<{ propertyId: number } | null> {
  const found = await lockOpenReport(transaction, id);
  if (!found) return null;
  const { report, title, titleEn } = found;
  const { propertyId, userId } = report;
  await closeReport(transaction, id, { status, answer, decidedAt: at });
  const kind = status === 'upheld' ? 'reportUpheld' : 'reportDismissed';
  await notify(transaction, userId, { kind, params: { propertyId, title, titleEn, answer } });
  return { propertyId };
}
