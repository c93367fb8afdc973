import { RESERVATION_FORFEIT_DAYS } from '../../../contract/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import type { PaymentSubject } from '../payments/payment-subject.ts';
import { paymentWords } from '../payments/payment-words.ts';
import { notifyOfReservation } from './notices.ts';
import { changeReservation, findForNotice, lockReservation, moveProperty } from './repository.ts';

const FORFEIT_MS = RESERVATION_FORFEIT_DAYS * 86_400_000;

/**
 * Payments of reservations. The fee becomes income once the reservation is executed or forfeited.
 */
export const reservationPayment: PaymentSubject = {
  credits: 'held',
  async lock(transaction, reservationId) {
    await lockReservation(transaction, reservationId);
  },
  async accept(transaction, { subjectId }, at) {
    const reservation = await lockReservation(transaction, subjectId);
    // While unpaid it still holds its property, even if its deadline passed a moment ago.
    if (reservation?.status !== 'waiting_payment') return false;
    const executeBefore = new Date(at.getTime() + FORFEIT_MS);
    await changeReservation(transaction, subjectId, { status: 'reserved', paidAt: at, executeBefore });
    await moveProperty(transaction, reservation.propertyId, 'published', 'reserved');
    await notifyOfReservation(transaction, {
      reservationId: subjectId,
      reserver: 'reservationPaid',
      advertiser: 'propertyReserved',
    });
    return true;
  },
  async owes(transaction, { subjectId }, at) {
    const reservation = await lockReservation(transaction, subjectId);
    if (reservation?.status !== 'waiting_payment') throw new ApiError('reservationEnded');
    if (reservation.payBefore <= at) throw new ApiError('paymentLapsed');
    return reservation;
  },
  async describe(db, { subjectId }, language) {
    return paymentWords('reservation', await findForNotice(db, subjectId), language);
  },
  linkOf: ({ subjectId }) => `/reservation/${subjectId}`,
};
