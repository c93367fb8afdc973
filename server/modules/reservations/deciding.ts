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
} from './repository.ts';

/** The result of a decision about a paid reservation. */
export type DecidedReservation =
  | { outcome: 'done'; before: ReservationFields; after: ReservationFields }
  | { outcome: 'missing' }
  /** It is not paid, or has already ended. */
  | { outcome: 'wrongStatus'; status: ReservationFields['status'] }
  /** It was paid from the wallet: there is no card to refund to. */
  | { outcome: 'noCard' };

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
 * Ends a paid reservation and refunds the fee; the property is free again. Call it in a
 * transaction.
 */
export async function refundReservation(
  db: Database,
  id: number,
  { to: wanted, at, isByOwner = false }: Refunding,
): Promise<DecidedReservation> {
  const before = await lockReservation(db, id);
  if (!before) return { outcome: 'missing' };
  const paid = await findPaid(db, 'reservation', id);
  if (before.status !== 'reserved' || !paid) return { outcome: 'wrongStatus', status: before.status };
  if (wanted === 'card' && paid.method !== 'gateway') return { outcome: 'noCard' };
  const to = refundWayOf(paid, wanted);
  const change = { status: 'refunded', closedAt: at } as const;
  await changeReservation(db, id, change);
  await giveBack(db, paid, { from: 'held', to, at });
  await moveProperty(db, before.propertyId, 'reserved', 'published');
  await notifyOfReservation(db, {
    reservationId: id,
    reserver: 'reservationRefunded',
    advertiser: 'propertyFreed',
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
