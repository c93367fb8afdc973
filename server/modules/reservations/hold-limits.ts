import {
  RESERVATION_PAUSE_HOURS,
  RESERVATIONS_PER_HOUR,
  RESERVATIONS_UNPAID_MOST,
} from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { countHolds, lastUnpaidEnd } from './repository.ts';

const HOUR_MS = 3_600_000;

interface Holding {
  userId: number;
  propertyId: number;
  now: Date;
}

/** Until when a person may not hold a property again; null where nothing stands in the way. */
export async function pausedUntil(db: Database, { userId, propertyId, now }: Holding): Promise<Date | null> {
  const ended = await lastUnpaidEnd(db, userId, propertyId);
  if (!ended || ended > now) return null;
  const until = new Date(ended.getTime() + RESERVATION_PAUSE_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/**
 * Fails where a person may not hold this property, or any other besides: a hold costs nothing and keeps the home from
 * everybody else. The person must be locked, so that two holds at once are counted one after the other.
 */
export async function requireMayHold(transaction: Database, holding: Holding): Promise<void> {
  const { userId, now } = holding;
  if (await pausedUntil(transaction, holding)) {
    throw new ApiError('reservationPaused', { field: 'propertyId' });
  }
  const since = new Date(now.getTime() - HOUR_MS);
  const { unpaid, begun, firstAt } = await countHolds(transaction, userId, { now, since });
  if (unpaid >= RESERVATIONS_UNPAID_MOST) {
    throw new ApiError('tooManyUnpaidReservations', { field: 'propertyId' });
  }
  if (begun < RESERVATIONS_PER_HOUR) return;
  const waitMs = (firstAt ?? now).getTime() - since.getTime();
  throw new ApiError('tooManyRequests', { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } });
}
