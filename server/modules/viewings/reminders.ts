import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { notifyOfViewing } from './notices.ts';
import { claimReminders } from './repository.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** A day before and an hour before (issue: once each), never after the start. */
const REMINDERS = [
  { column: 'remindedDayAt', kind: 'viewingTomorrow', withinMs: 24 * HOUR_MS, afterMs: HOUR_MS },
  { column: 'remindedHourAt', kind: 'viewingSoon', withinMs: HOUR_MS, afterMs: 0 },
] as const;

/**
 * Reminds visitors of coming viewings. The transaction that writes a reminder also marks it as
 * sent; one missed while no server ran is sent later, as long as it is useful. Returns the number
 * sent.
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
