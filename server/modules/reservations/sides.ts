import type { ReservationSide } from '../../../contract/reservations.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { earn } from '../payments/card-refunds.ts';
import { findPaid } from '../payments/repository.ts';
import { executeReservation, refundReservation } from './deciding.ts';
import { notifyOfReservation } from './notices.ts';
import { isSigned, statusAt } from './presenter.ts';
import {
  changeReservation,
  claimEnding,
  findSided,
  lockReservation,
  moveProperty,
  type ReservationFields,
  type SidedRow,
} from './repository.ts';

/**
 * The two sides of a reservation: the one who reserved, and the property's advertiser, who has a
 * part in it from its payment on. For everybody else it does not exist.
 */
function sideOf({ reservation, advertiserId }: SidedRow, userId: number): ReservationSide | null {
  if (reservation.userId === userId) return 'buyer';
  return advertiserId === userId && reservation.paidAt ? 'owner' : null;
}

/** A reservation and the user's side in it; throws reservationNotFound if they have none. */
export async function readSided(db: Database, userId: number, id: number) {
  const row = await findSided(db, id);
  const side = row ? sideOf(row, userId) : null;
  if (!row || !side) throw new ApiError('reservationNotFound');
  return { row, side };
}

interface Act {
  id: number;
  userId: number;
  clock: Clock;
}

/** As `readSided`, with the reservation locked until the transaction ends. */
async function lockSided(transaction: Database, { id, userId }: Act) {
  const { side } = await readSided(transaction, userId, id);
  const reservation = await lockReservation(transaction, id);
  if (!reservation) throw new ApiError('reservationNotFound');
  return { reservation, side };
}

function requireReserved(reservation: ReservationFields, now: Date): void {
  const status = statusAt(reservation, now);
  if (status === 'reserved') return;
  if (status === 'forfeited') throw new ApiError('reservationOver');
  throw new ApiError(status === 'cancelled' || status === 'refunded' ? 'reservationEnded' : 'conflict');
}

const SIGNED = {
  buyer: { column: 'buyerSignedAt', notices: { reserver: null, advertiser: 'propertySigned' } },
  owner: { column: 'ownerSignedAt', notices: { reserver: 'reservationSigned', advertiser: null } },
} as const;

/**
 * Records that a side has signed the contract. Once both have, the reservation is executed; until
 * then the other side is notified, and an operator finds it in the queue. Repeating it changes
 * nothing.
 */
export async function signReservation(transaction: Database, act: Act): Promise<void> {
  const { id, clock } = act;
  const { reservation, side } = await lockSided(transaction, act);
  const { column, notices } = SIGNED[side];
  const now = clock.now();
  if (reservation.status === 'executed' || reservation[column]) return;
  requireReserved(reservation, now);
  await changeReservation(transaction, id, { [column]: now });
  if (isSigned(reservation)) await executeReservation(transaction, id, now);
  else await notifyOfReservation(transaction, { reservationId: id, ...notices });
}

/**
 * Ends a paid reservation: its buyer loses the fee; when the advertiser ends it, the fee goes back
 * to where it was paid from. Nobody can once a side has signed. Repeating it changes nothing.
 */
export async function cancelReservation(transaction: Database, act: Act): Promise<void> {
  const { id, clock } = act;
  const { reservation, side } = await lockSided(transaction, act);
  const now = clock.now();
  if (reservation.status === (side === 'buyer' ? 'cancelled' : 'refunded')) return;
  if (reservation.status === 'executed') throw new ApiError('reservationSigned');
  requireReserved(reservation, now);
  if (isSigned(reservation)) throw new ApiError('reservationSigned');
  if (side === 'owner') {
    await refundReservation(transaction, id, { to: undefined, at: now, isByOwner: true });
    return;
  }
  await changeReservation(transaction, id, { status: 'cancelled', closedAt: now });
  const paid = await findPaid(transaction, 'reservation', id);
  if (paid) await earn(transaction, paid, now);
  await moveProperty(transaction, reservation.propertyId, 'reserved', 'published');
  const notices = { reserver: 'reservationCancelled', advertiser: 'propertyCancelled' } as const;
  await notifyOfReservation(transaction, { reservationId: id, ...notices });
}

const REMIND_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Reminds both sides, a day before it, of a reservation's deadline; a side that has signed needs no
 * reminder. Returns the number of reservations.
 */
export async function remindOfDeadlines(db: Database, clock: Clock): Promise<number> {
  return db.transaction(async (transaction) => {
    const due = { now: clock.now(), withinMs: REMIND_MS, most: BATCH };
    const claimed = await claimEnding(transaction, due);
    for (const { id, buyerSignedAt, ownerSignedAt } of claimed) {
      await notifyOfReservation(transaction, {
        reservationId: id,
        reserver: buyerSignedAt ? null : 'reservationEnding',
        advertiser: ownerSignedAt ? null : 'propertyEnding',
      });
    }
    return claimed.length;
  });
}
