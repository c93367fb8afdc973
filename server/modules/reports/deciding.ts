import type { Database } from '../../db/database.ts';
import { brokenConstraint } from '../../http/database-error.ts';
import { notify } from '../notifications/notify.ts';
import { changeReport, lockReport } from './repository.ts';

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
  const found = await lockReport(transaction, id, 'open');
  if (!found) return null;
  const { report, title, titleEn } = found;
  const { propertyId, userId } = report;
  await changeReport(transaction, id, { status, answer, decidedAt: at });
  const kind = status === 'upheld' ? 'reportUpheld' : 'reportDismissed';
  await notify(transaction, userId, { kind, params: { propertyId, title, titleEn, answer } });
  return { propertyId };
}

/**
 * Opens a decided report again and notifies its author with the reason; needs a transaction. Null
 * if there is no decided report with that id; `again` if its author has reported the ad anew.
 */
export async function reopenReport(
  transaction: Database,
  id: number,
  reason: string,
): Promise<{ propertyId: number; status: string; answer: string | null } | 'again' | null> {
  const found = await lockReport(transaction, id, 'decided');
  if (!found) return null;
  const { report, title, titleEn } = found;
  const { propertyId, userId, status, answer } = report;
  try {
    await changeReport(transaction, id, { status: 'open', answer: null, decidedAt: null });
  } catch (error) {
    if (brokenConstraint(error) !== 'property_reports_one_open') throw error;
    return 'again';
  }
  await notify(transaction, userId, {
    kind: 'reportReopened',
    params: { propertyId, title, titleEn, reason },
  });
  return { propertyId, status, answer };
}
