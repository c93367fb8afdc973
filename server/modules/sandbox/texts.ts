import type { Language } from '../../../contract/language.ts';
import type { IdentityStatus } from '../../gateways/identity/identity-gateway.ts';
import { SANDBOX_WRONG_CVV, type SandboxCard } from '../../gateways/payments/sandbox-cards.ts';
import type { SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import type { SmsPurpose } from '../../gateways/sms/sms-gateway.ts';

export interface SandboxTexts {
  title: string;
  intro: string;
  refresh: string;
  otherLanguage: string;
  toApp: string;
  messages: string;
  messageHeads: string[];
  noMessages: string;
  checks: string;
  checkHeads: string[];
  noChecks: string;
  purposes: Record<SmsPurpose, string>;
  statuses: Record<IdentityStatus, string>;
  decide: Record<IdentityStatus, string>;
  payments: string;
  paymentHeads: string[];
  noPayments: string;
  paymentStatuses: Record<SandboxPayment['status'], string>;
  openPayment: string;
  cards: string;
  cardHeads: string[];
  tempers: Record<SandboxCard['temper'], string>;
  /** What every other card and CVV does. */
  cardsHint: string;
  clock: string;
  clockHint: string;
  /** By minutes. */
  forward: Record<30 | 60 | 1440, string>;
}

/** The words of /sandbox: for whoever tries Rukn, not for its customers. */
export const sandboxTexts: Record<Language, SandboxTexts> = {
  ar: {
    title: 'بيئة التجربة',
    intro:
      'خدمات الرسائل والهوية والدفع هنا للتجربة: لا تصل رسالة إلى أحد، ولا يُخصم شيء، وطلبات التحقق تُقبل وحدها بعد 3 ثوانٍ.',
    refresh: 'تحديث',
    otherLanguage: 'English',
    toApp: 'إلى التطبيق',
    messages: 'الرموز المرسلة',
    messageHeads: ['الجوال', 'الرمز', 'الغرض', 'الوقت'],
    noMessages: 'لم يُرسل رمز بعد.',
    checks: 'طلبات التحقق من الهوية',
    checkHeads: ['الهوية', 'الرقم', 'الحالة', 'البداية', 'القرار'],
    noChecks: 'لا يوجد طلب تحقق بعد.',
    purposes: { register: 'تسجيل', reset: 'كلمة مرور' },
    statuses: { pending: 'بانتظار الموافقة', approved: 'مقبول', rejected: 'مرفوض', expired: 'منتهي المهلة' },
    decide: { approved: 'قبول', rejected: 'رفض', expired: 'إنهاء المهلة', pending: 'إبقاء الانتظار' },
    payments: 'المدفوعات',
    paymentHeads: ['رقم العملية', 'المبلغ', 'الخدمة', 'الحالة', 'البداية', 'الصفحة'],
    noPayments: 'لا توجد عملية دفع بعد.',
    paymentStatuses: { open: 'مفتوحة', paid: 'مدفوعة', failed: 'مرفوضة' },
    openPayment: 'فتح',
    cards: 'بطاقات للتجربة',
    cardHeads: ['رقم البطاقة', 'ما يجيب به البنك'],
    tempers: { good: 'يقبل', declined: 'يرفض', empty: 'الرصيد لا يكفي', asks: 'يطلب التأكيد في صفحته' },
    cardsHint: `تُقبل سائر الأرقام الصحيحة بأي تاريخ لم يمضِ وأي رمز أمان، إلا ${SANDBOX_WRONG_CVV} فهو خاطئ دائمًا.`,
    clock: 'الساعة',
    clockHint: 'قدّمها لترى ما يحدث مع الوقت: انتهاء مهلة السداد والتذكير بالمعاينات.',
    forward: { 30: '30 دقيقة', 60: 'ساعة', 1440: 'يوم' },
  },
  en: {
    title: 'Sandbox',
    intro:
      'Messages, identity checks and payments are make-believe here: nothing is sent to anybody, nothing is charged, and checks approve themselves after 3 seconds.',
    refresh: 'Refresh',
    otherLanguage: 'العربية',
    toApp: 'To the app',
    messages: 'Sent codes',
    messageHeads: ['Mobile', 'Code', 'For', 'Time'],
    noMessages: 'No code was sent yet.',
    checks: 'Identity checks',
    checkHeads: ['Identity', 'Number', 'Status', 'Begun', 'Decide'],
    noChecks: 'No check was opened yet.',
    purposes: { register: 'Registration', reset: 'Password' },
    statuses: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected', expired: 'Expired' },
    decide: { approved: 'Approve', rejected: 'Reject', expired: 'Expire', pending: 'Keep waiting' },
    payments: 'Payments',
    paymentHeads: ['Reference', 'Amount', 'For', 'Status', 'Begun', 'Page'],
    noPayments: 'No payment was begun yet.',
    paymentStatuses: { open: 'Open', paid: 'Paid', failed: 'Declined' },
    openPayment: 'Open',
    cards: 'Cards to try',
    cardHeads: ['Card number', 'What the bank says'],
    tempers: {
      good: 'Approves',
      declined: 'Declines',
      empty: 'Not enough funds',
      asks: 'Asks on its own page',
    },
    cardsHint: `Every other valid number is approved, with any date to come and any CVV but ${SANDBOX_WRONG_CVV}, which is always wrong.`,
    clock: 'Clock',
    clockHint: 'Put it forward to see what time does: unpaid viewings are released, visitors are reminded.',
    forward: { 30: '30 minutes', 60: 'An hour', 1440: 'A day' },
  },
};
