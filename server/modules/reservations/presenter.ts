import type { Language } from '../../../contract/language.ts';
import type { Reservation, ReservationStatus } from '../../../contract/reservations.ts';
import { inSar } from '../../lib/money.ts';
import { texts } from '../../texts/texts.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard } from '../properties/presenter.ts';
import type { ReservationFields, ReservationRow } from './repository.ts';

/**
 * A reservation's status at a moment, which takes deadlines into account before the job stores
 * them.
 */
export function statusAt(reservation: ReservationFields, now: Date): ReservationStatus {
  const { status, payBefore, executeBefore } = reservation;
  if (status === 'waiting_payment' && payBefore <= now) return 'expired';
  if (status === 'reserved' && executeBefore && executeBefore <= now) return 'forfeited';
  return status;
}

/** Labels by status, in the given language (core §3). */
export const presentReservationStatus = (language: Language): Record<ReservationStatus, string> =>
  texts[language].reservationStatus;

const DEADLINES: Partial<Record<ReservationStatus, 'payBefore' | 'executeBefore'>> = {
  waiting_payment: 'payBefore',
  reserved: 'executeBefore',
};

export function presentReservation(
  { reservation, financingId }: ReservationRow,
  card: CardRow,
  language: Language,
  now: Date,
): Reservation {
  const status = statusAt(reservation, now);
  const deadline = DEADLINES[status];
  return {
    id: reservation.id,
    status,
    amount: inSar(reservation.amountHalalas),
    createdAt: reservation.createdAt.toISOString(),
    paidAt: reservation.paidAt?.toISOString() ?? null,
    expiresAt: (deadline && reservation[deadline]?.toISOString()) ?? null,
    financingRequest: financingId !== null,
    Property: presentCard(card, language),
  };
}
