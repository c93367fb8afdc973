import type { Language } from '../../../contract/language.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type {
  Reservation,
  ReservationSide,
  ReservationStatus,
  SidedReservation,
} from '../../../contract/reservations.ts';
import { inSar } from '../../lib/money.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard } from '../properties/presenter.ts';
import type { ReservationFields, ReservationRow, SidedRow } from './repository.ts';

/**
 * A reservation's status at a moment, which takes deadlines into account before the job stores
 * them.
 */
export function statusAt(reservation: ReservationFields, now: Date): ReservationStatus {
  const { status, payBefore, executeBefore } = reservation;
  if (status === 'waiting_payment' && payBefore <= now) return 'expired';
  if (status === 'reserved' && executeBefore && executeBefore <= now && !isSigned(reservation)) {
    return 'forfeited';
  }
  return status;
}

/** Whether a side has said that the contract is signed: its deadline then forfeits nothing. */
export const isSigned = ({
  buyerSignedAt,
  ownerSignedAt,
}: Pick<ReservationFields, 'buyerSignedAt' | 'ownerSignedAt'>) =>
  buyerSignedAt !== null || ownerSignedAt !== null;

/** Labels by status, in the given language (core §3), as a side reads them. */
export function presentReservationStatus(
  language: Language,
  side: ReservationSide = 'buyer',
): Record<ReservationStatus, string> {
  const labels = texts[language].reservationStatus;
  return side === 'buyer' ? labels : { ...labels, reserved: texts[language].propertyStatus.reserved };
}

const DEADLINES: Partial<Record<ReservationStatus, 'payBefore' | 'executeBefore'>> = {
  waiting_payment: 'payBefore',
  reserved: 'executeBefore',
};

interface Reading {
  language: Language;
  now: Date;
}

export function presentReservation(
  { reservation, financingId }: ReservationRow,
  card: CardRow,
  reading: Reading,
): Reservation {
  return { ...presentCommon(reservation, card, reading), financingRequest: financingId !== null };
}

/** The statuses in which the two sides see each other's contact. */
const TOGETHER: readonly ReservationStatus[] = ['reserved', 'executed'];

/** A reservation as one of its sides sees it, with the other's contact. */
export function presentSided(
  { reservation, buyer, owner, ownerType }: SidedRow,
  card: CardRow,
  { side, ...reading }: Reading & { side: ReservationSide },
): SidedReservation {
  const common = presentCommon(reservation, card, reading);
  const { buyerSignedAt, ownerSignedAt, executeBefore, closedAt } = reservation;
  const other = side === 'buyer' ? owner : buyer;
  const isOpen = common.status === 'reserved';
  const hasSigned = (side === 'buyer' ? buyerSignedAt : ownerSignedAt) !== null;
  return {
    ...common,
    side,
    executeBefore: isoOf(executeBefore),
    closedAt: isoOf(closedAt),
    signedAt: { buyer: isoOf(buyerSignedAt), owner: isoOf(ownerSignedAt) },
    Other:
      TOGETHER.includes(common.status) && isMobile(other.mobile)
        ? { name: personName(other, reading.language), mobile: other.mobile }
        : null,
    ownerType,
    canSign: isOpen && !hasSigned,
    canCancel: isOpen && !isSigned(reservation),
    cancelCost: side === 'buyer' ? common.amount : 0,
  };
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

function presentCommon(reservation: ReservationFields, card: CardRow, { language, now }: Reading) {
  const status = statusAt(reservation, now);
  const deadline = DEADLINES[status];
  return {
    id: reservation.id,
    status,
    amount: inSar(reservation.amountHalalas),
    createdAt: reservation.createdAt.toISOString(),
    paidAt: isoOf(reservation.paidAt),
    expiresAt: (deadline && reservation[deadline]?.toISOString()) ?? null,
    Property: presentCard(card, language),
  };
}
