import type { OwnerType } from '../../../contract/ad-rules.ts';
import type { Language } from '../../../contract/language.ts';
import type { OpenMatter } from '../../../contract/open-matters.ts';
import type { TenancyStanding } from '../../../contract/ops-tenancies.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import type { RentPeriod } from '../../../contract/property-entities.ts';
import type { ReservationStatus } from '../../../contract/reservations.ts';
import type { DiscrepancyKind } from '../../modules/payments/discrepancies.ts';
import type { PaymentPurpose } from '../../modules/payments/payment-subject.ts';

/**
 * Labels for operators, where those for users would mislead: «محجوز لك» is addressed to the user.
 */

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
  fast: { ar: 'عاجل', en: 'Urgent' },
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

export const publishedWords: Words<'published' | 'hidden'> = {
  published: { ar: 'منشور', en: 'Public' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
};

export const openMatterWords: Words<OpenMatter> = {
  wallet: { ar: 'مال في المحفظة', en: 'Money in the wallet' },
  payments: { ar: 'دفع أو استرداد لم ينته', en: 'An unfinished payment or refund' },
  viewings: { ar: 'معاينة قادمة', en: 'A coming viewing' },
  reservations: { ar: 'حجز لم ينته', en: 'An open reservation' },
  orders: { ar: 'صيانة لم تنته', en: 'An unfinished maintenance order' },
  tenancies: { ar: 'عقد إيجار جارٍ', en: 'A running tenancy' },
  operator: { ar: 'دور في هذه اللوحة', en: 'A role in this console' },
};

export const purposeWords: Words<PaymentPurpose> = {
  viewing: { ar: 'معاينة', en: 'Viewing' },
  reservation: { ar: 'حجز عقار', en: 'Reservation' },
  top_up: { ar: 'شحن المحفظة', en: 'Wallet top-up' },
  callOut: { ar: 'أجرة كشف الصيانة', en: 'Maintenance call-out' },
  maintenance: { ar: 'مبلغ صيانة', en: 'Maintenance payment' },
  featuredAd: { ar: 'تمييز إعلان', en: 'Featured listing' },
};

export const refundStatusWords: Words<'pending' | 'done' | 'failed'> = {
  pending: { ar: 'بانتظار البوابة', en: 'Waiting for the gateway' },
  done: { ar: 'عاد إلى البطاقة', en: 'Back on the card' },
  failed: { ar: 'رفضته البوابة', en: 'Refused by the gateway' },
};

export const refundRefusalWords: Words<'unknown' | 'refused'> = {
  unknown: {
    ar: 'لا تجد البوابة عملية مدفوعة بهذا الرقم',
    en: 'The gateway finds no paid payment of this number',
  },
  refused: { ar: 'رفضت البوابة الاسترداد', en: 'The gateway refused to give it back' },
};

export const discrepancyWords: Words<DiscrepancyKind> = {
  reference: { ar: 'رقم عملية آخر', en: 'Another reference' },
  gatewayId: { ar: 'عملية أخرى في البوابة', en: 'Another payment at the gateway' },
  currency: { ar: 'عملة أخرى', en: 'Another currency' },
  amount: { ar: 'مبلغ آخر', en: 'Another amount' },
  refunded: { ar: 'أُعيد من البوابة', en: 'Refunded at the gateway' },
  voided: { ar: 'أُبطل في البوابة', en: 'Voided at the gateway' },
  chargedBack: { ar: 'استرده بنك الدافع', en: 'Charged back by the bank' },
  unpaid: { ar: 'لم يعد مدفوعًا في البوابة', en: 'No longer paid at the gateway' },
};

export const moneyToWords: Words<'wallet' | 'card'> = {
  wallet: { ar: 'محفظة الدافع', en: 'The payer’s wallet' },
  card: { ar: 'بطاقة الدافع', en: 'The payer’s card' },
};

/** What an operator does with money that matches no payment. */
export const discrepancyAdvice: Record<Language, string> = {
  ar: 'قارن العملية بلوحة البوابة. ما أُخذ ولا يخص عملية يُعاد من هنا إلى البطاقة أو يُضاف إلى المحفظة، وما استُرد تتفق عليه مع الدافع. ثم اكتب ما فعلته وأغلقها.',
  en: 'Compare it with the gateway’s dashboard. What was taken and belongs to no payment goes from here to the card or the wallet; settle with the payer what went back. Then write what you did, and close it.',
};

/** What an operator checks before the next try. */
export const refundAdvice: Words<'unknown' | 'refused'> = {
  unknown: {
    ar: 'ابحث عن رقم البوابة في لوحة البوابة. إن كانت العملية مدفوعة هناك فأعد المحاولة، وإلا فتواصل مع البوابة.',
    en: 'Look for the gateway’s number in its dashboard. If it is paid there, try again; if not, ask the gateway.',
  },
  refused: {
    ar: 'اقرأ ما قالته البوابة وعالج سببه في لوحتها، ثم أعد المحاولة. ما أعدته من لوحتها يُعرف عند المحاولة ولا يعود مرتين.',
    en: 'Read what the gateway said, mend it in its dashboard, then try again. What you gave back there is seen when you try, and goes back no second time.',
  },
};

export const tenancyStandingWords: Words<TenancyStanding> = {
  coming: { ar: 'لم يبدأ بعد', en: 'Not begun' },
  running: { ar: 'سارٍ', en: 'Running' },
  over: { ar: 'انتهت مدته', en: 'Past its term' },
  ended: { ar: 'أُنهي', en: 'Ended' },
};

const DUES: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  ar: { one: 'دفعة واحدة', two: 'دفعتان', few: '# دفعات', many: '# دفعة', other: '# دفعة' },
  en: { one: '# payment', other: '# payments' },
};

/** «3 دفعات», "3 payments". */
export function countedDues(count: number, language: Language): string {
  const rule = new Intl.PluralRules(language).select(count);
  return (DUES[language][rule] ?? '#').replace('#', String(count));
}

export const orderStatusWords = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  created: { ar: 'بانتظار فني', en: 'Waiting for a technician' },
  assigned: { ar: 'عُيّن الفني', en: 'Technician assigned' },
  on_the_way: { ar: 'الفني في الطريق', en: 'Technician on the way' },
  arrived: { ar: 'الفني في الموقع', en: 'Technician on site' },
  done: { ar: 'انتهى العمل', en: 'Done' },
  unpaid: { ar: 'انتهى العمل، وبانتظار سداد المبلغ النهائي', en: 'Done, waiting for the final payment' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
} as const;

export const reservationStatusWords: Words<ReservationStatus> = {
  waiting_payment: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
  reserved: { ar: 'مدفوع وبانتظار توقيع العقد', en: 'Paid, contract to be signed' },
  executed: { ar: 'نُفِّذ', en: 'Executed' },
  refunded: { ar: 'أُعيد المبلغ', en: 'Refunded' },
  cancelled: { ar: 'ألغاه من حجز', en: 'Cancelled by the buyer' },
  forfeited: { ar: 'انتهت مهلة التوقيع', en: 'Not signed in time' },
  expired: { ar: 'انتهت مهلة السداد', en: 'Not paid in time' },
};
