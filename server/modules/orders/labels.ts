import type { Language } from '../../../contract/language.ts';
import type { CancelReason, OrderStatus } from '../../../contract/order-statuses.ts';

/** Labels by status (services §3: orderStatus). */
export const orderStatusLabels: Record<OrderStatus, Record<Language, string>> = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  created: { ar: 'نبحث عن فني', en: 'Finding a technician' },
  assigned: { ar: 'الفني في الطريق', en: 'Technician on the way' },
  arrived: { ar: 'الفني في الموقع', en: 'Technician on site' },
  done: { ar: 'انتهى العمل', en: 'Done' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
};

/** Reasons to cancel (services §3: orderCancelClient). */
export const cancelReasonLabels: Record<CancelReason, Record<Language, string>> = {
  mended: { ar: 'زال العطل', en: 'It works again' },
  otherTechnician: { ar: 'وجدت فنيًا آخر', en: 'I found another technician' },
  wrongOrder: { ar: 'أخطأت في الطلب', en: 'I made a mistake in the order' },
  tooLate: { ar: 'الموعد لا يناسبني', en: 'The time does not suit me' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
};
