import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { notifyOfViewing } from './notices.ts';
import { claimReminders } from './repository.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** The day before and the hour before (issue: once each), never after the beginning. */
const REMINDERS = [
  { column: 'remindedDayAt', kind: 'viewingTomorrow', withinMs: 24 * HOUR_MS, afterMs: HOUR_MS },
  { column: 'remindedHourAt', kind: 'viewingSoon', withinMs: HOUR_MS, afterMs: 0 },
] as const;

/**
 * Reminds visitors of what is coming. Each reminder is marked in the transaction that writes it,
 * and one that was missed while nothing ran is sent later, as long as it is of use. Returns how
 * many were sent.
 */
export async function remindOfViewings(db: Database, clock: Clock): Promise<number> {
  let sent = 0;
  for (const { kind, ...due } of REMINDERS) {
    let batch: number;
    do {
      batch = await db.transaction(async (transaction) => {
        const ids = await claimReminders(transaction, { ...due, now: clock.now(), most: BATCH });
        for (const viewingId of ids) {
          await notifyOfViewing(transaction, { viewingId, visitor: kind, advertiser: null });
        }
        return ids.length;
      });
      sent += batch;
    } while (batch === BATCH);
  }
  return sent;
}
