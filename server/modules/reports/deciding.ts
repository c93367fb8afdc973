import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { closeReport, lockOpenReport } from './repository.ts';

interface Decision {
  status: 'upheld' | 'dismissed';
  /** The answer to the user; null without one. */
  answer: string | null;
  at: Date;
}

/**
 * Decides an open report and notifies its author; needs a transaction. Returns the reported ad's
 * id, or null if there is no open report with that id.
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
