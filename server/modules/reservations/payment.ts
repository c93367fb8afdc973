import { RESERVATION_FORFEIT_DAYS } from '../../../contract/limits.ts';
import type { PaymentSubject } from '../payments/payment-subject.ts';
import { paymentWords } from '../payments/payment-words.ts';
import { notifyOfReservation } from './notices.ts';
import { changeReservation, findForNotice, lockReservation, moveProperty } from './repository.ts';

const FORFEIT_MS = RESERVATION_FORFEIT_DAYS * 86_400_000;

/**
 * A reservation as payments know it. What is paid for it is ours once it is executed or forfeited.
 */
export const reservationPayment: PaymentSubject = {
  credits: 'held',
  async lock(transaction, reservationId) {
    await lockReservation(transaction, reservationId);
  },
  async accept(transaction, { subjectId }, at) {
    const reservation = await lockReservation(transaction, subjectId);
    // It holds its property as long as it waits, even if its deadline went by a moment ago.
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
  async describe(db, { subjectId }, language) {
    return paymentWords('reservation', await findForNotice(db, subjectId), language);
  },
  linkOf: () => '/myreservations',
};
