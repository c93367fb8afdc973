import type { Language } from '../../../contract/language.ts';
import type { ReservationStatus } from '../../../contract/reservations.ts';

/** Labels by status (core §7: reservationStatus). */
export const reservationStatusLabels: Record<ReservationStatus, Record<Language, string>> = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  reserved: { ar: 'محجوز لك', en: 'Reserved for you' },
  executed: { ar: 'تم التنفيذ', en: 'Executed' },
  refunded: { ar: 'أُعيد المبلغ', en: 'Refunded' },
  forfeited: { ar: 'انتهت مهلة التنفيذ', en: 'Not executed in time' },
  expired: { ar: 'انتهت مهلة السداد', en: 'Not paid in time' },
};
