import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { earn, giveBack, refundWayOf } from '../payments/card-refunds.ts';
import { findPaid } from '../payments/repository.ts';
import { notifyOfReservation } from './notices.ts';
import { isSigned } from './presenter.ts';
import {
  changeReservation,
  closeProperty,
  lockReservation,
  moveProperty,
  type ReservationFields,
  reopenProperty,
} from './repository.ts';

/** The result of a decision about a paid reservation. */
export type DecidedReservation =
  | { outcome: 'done'; before: ReservationFields; after: ReservationFields }
  | { outcome: 'missing' }
  /** It is not paid, or has already ended. */
  | { outcome: 'wrongStatus'; status: ReservationFields['status'] }
  /** It was paid from the wallet: there is no card to refund to. */
  | { outcome: 'noCard' };

/** Whether a reservation has ended with its fee as Rukn's income. */
export const isEarned = ({ status }: Pick<ReservationFields, 'status'>): boolean =>
  status === 'executed' || status === 'forfeited' || status === 'cancelled';

/** Executes a reservation: the property is rented out or sold. Call it in a transaction. */
export async function executeReservation(db: Database, id: number, at: Date): Promise<DecidedReservation> {
  const before = await lockReservation(db, id);
  if (!before) return { outcome: 'missing' };
  const paid = await findPaid(db, 'reservation', id);
  if (before.status !== 'reserved' || !paid) return { outcome: 'wrongStatus', status: before.status };
  const change = { status: 'executed', closedAt: at } as const;
  await changeReservation(db, id, change);
  await earn(db, paid, at);
  await closeProperty(db, before.propertyId);
  await notifyOfReservation(db, {
    reservationId: id,
    reserver: 'reservationExecuted',
    advertiser: 'propertyExecuted',
  });
  return { outcome: 'done', before, after: { ...before, ...change } };
}

interface Refunding {
  /** By default, where it was paid from. */
  to: RefundWay | undefined;
  at: Date;
  /** Whether the advertiser ends it, not an operator. */
  isByOwner?: boolean;
}

/**
 * Refunds a reservation's fee. A running one ends, and the property is free again. Operators also
 * counter the end of one whose fee is earned already: the fee goes back out of the income, and a
 * property that was executed by mistake is free again. Call it in a transaction.
 */
export async function refundReservation(
  db: Database,
  id: number,
  { to: wanted, at, isByOwner = false }: Refunding,
): Promise<DecidedReservation> {
  const before = await lockReservation(db, id);
  if (!before) return { outcome: 'missing' };
  const paid = await findPaid(db, 'reservation', id);
  const isRunning = before.status === 'reserved';
  if (!paid || !(isRunning || (!isByOwner && isEarned(before))))
    return { outcome: 'wrongStatus', status: before.status };
  if (wanted === 'card' && paid.method !== 'gateway') return { outcome: 'noCard' };
  const to = refundWayOf(paid, wanted);
  const change = { status: 'refunded', closedAt: at } as const;
  await changeReservation(db, id, change);
  await giveBack(db, paid, { from: isRunning ? 'held' : 'income', to, at });
  if (isRunning) await moveProperty(db, before.propertyId, 'reserved', 'published');
  const isFreed =
    isRunning || (before.status === 'executed' && (await reopenProperty(db, before.propertyId)));
  await notifyOfReservation(db, {
    reservationId: id,
    reserver: 'reservationRefunded',
    advertiser: isFreed ? 'propertyFreed' : null,
    refundTo: to,
    isByOwner,
  });
  return { outcome: 'done', before, after: { ...before, ...change } };
}

/**
 * Takes back that the contract is signed: the deadline counts again, and both sides are notified
 * with the reason. Call it in a transaction.
 */
export async function unsignReservation(
  db: Database,
  id: number,
  reason: string,
): Promise<DecidedReservation> {
  const before = await lockReservation(db, id);
  if (!before) return { outcome: 'missing' };
  if (before.status !== 'reserved' || !isSigned(before))
    return { outcome: 'wrongStatus', status: before.status };
  const change = { buyerSignedAt: null, ownerSignedAt: null };
  await changeReservation(db, id, change);
  await notifyOfReservation(db, {
    reservationId: id,
    reserver: 'reservationUnsigned',
    advertiser: 'propertyUnsigned',
    reason,
  });
  return { outcome: 'done', before, after: { ...before, ...change } };
}
