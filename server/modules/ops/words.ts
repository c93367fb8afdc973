import type { OwnerType } from '../../../contract/ad-rules.ts';
import type { Language } from '../../../contract/language.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import type { RentPeriod } from '../../../contract/property-entities.ts';
import type { ReservationStatus } from '../../../contract/reservations.ts';

/** What operators read where the public's own words would mislead them: «محجوز لك» is not for them. */

type Words<Key extends string> = Record<Key, Record<Language, string>>;

export const periodWords: Words<RentPeriod> = {
  year: { ar: 'سنوي', en: 'A year' },
  month: { ar: 'شهري', en: 'A month' },
};

export const ownerWords: Words<OwnerType> = {
  owner: { ar: 'المالك', en: 'Owner' },
  agent: { ar: 'وكيل المالك', en: 'Owner’s agent' },
  broker: { ar: 'وسيط عقاري', en: 'Broker' },
};

export const orderTypeWords: Words<OrderType> = {
  normal: { ar: 'عادي', en: 'Normal' },
  fast: { ar: 'سريع', en: 'Fast' },
  mosque: { ar: 'مسجد', en: 'Mosque' },
};

export const payWords: Words<'gateway' | 'wallet'> = {
  gateway: { ar: 'بطاقة', en: 'Card' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
};

export const reportStatusWords: Words<'open' | 'upheld' | 'dismissed'> = {
  open: { ar: 'بانتظار الرد', en: 'Waiting for an answer' },
  upheld: { ar: 'البلاغ صحيح', en: 'Upheld' },
  dismissed: { ar: 'لا مخالفة', en: 'Dismissed' },
};

export const orderStatusWords = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  created: { ar: 'بانتظار فني', en: 'Waiting for a technician' },
  assigned: { ar: 'الفني في الطريق', en: 'Technician on the way' },
  arrived: { ar: 'الفني في الموقع', en: 'Technician on site' },
  done: { ar: 'انتهى العمل', en: 'Done' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
} as const;

export const reservationStatusWords: Words<ReservationStatus> = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  reserved: { ar: 'مدفوع وبانتظار التنفيذ', en: 'Paid, to be executed' },
  executed: { ar: 'نُفِّذ', en: 'Executed' },
  refunded: { ar: 'أُعيد المبلغ', en: 'Refunded' },
  forfeited: { ar: 'انتهت مهلة التنفيذ', en: 'Not executed in time' },
  expired: { ar: 'انتهت مهلة السداد', en: 'Not paid in time' },
};
