import type { Language } from '../../../contract/language.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import { clockTime, longDay } from '../../../contract/written-dates.ts';
import type { IdentityStatus } from '../../gateways/identity/identity-gateway.ts';
import type { listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import {
  SANDBOX_CARD_NUMBERS,
  SANDBOX_WRONG_CVV,
  type SandboxCard,
} from '../../gateways/payments/sandbox-cards.ts';
import { SANDBOX_PAY_PATH, type SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import type { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import type { SmsPurpose } from '../../gateways/sms/sms-gateway.ts';
import { amountOf, escapeHtml, figure, htmlPage, table, timeOf } from './html.ts';
import { SANDBOX_CLOCK_PATH, SANDBOX_IDENTITY_PATH, SANDBOX_PATH } from './paths.ts';

type Check = Awaited<ReturnType<typeof listSandboxChecks>>[number];
type Message = Awaited<ReturnType<typeof listSandboxMessages>>[number];

function decisions(check: Check, texts: SandboxTexts, language: Language): string {
  const buttons = (['approved', 'rejected', 'expired', 'pending'] as const).map(
    (status) => `<button name="status" value="${status}">${escapeHtml(texts.decide[status])}</button>`,
  );
  return `<form method="post" action="${SANDBOX_IDENTITY_PATH}?lang=${language}"><input type="hidden" name="identity" value="${escapeHtml(check.identity)}">${buttons.join('')}</form>`;
}

function checkRow(check: Check, isLatest: boolean, texts: SandboxTexts, language: Language): string[] {
  return [
    figure(check.identity),
    `<strong>${figure(check.randomNumber)}</strong>`,
    `<span class="status ${check.status}">${escapeHtml(texts.statuses[check.status])}</span>`,
    timeOf(check.startedAt),
    isLatest ? decisions(check, texts, language) : '',
  ];
}

function paymentRow(payment: SandboxPayment, texts: SandboxTexts, language: Language): string[] {
  return [
    figure(payment.reference),
    amountOf(payment.amountHalalas, language),
    escapeHtml(payment.description),
    `<span class="status ${payment.status}">${escapeHtml(texts.paymentStatuses[payment.status])}</span>`,
    timeOf(payment.createdAt),
    `<a href="${SANDBOX_PAY_PATH}/${payment.id}?lang=${language}">${escapeHtml(texts.openPayment)}</a>`,
  ];
}

function cardsSection(texts: SandboxTexts): string {
  const rows = SANDBOX_CARD_NUMBERS.map(({ number, temper }) => [
    figure(number),
    escapeHtml(texts.tempers[temper]),
  ]);
  const shown = table({ caption: texts.cards, heads: texts.cardHeads, rows, empty: '' });
  return `${shown}<p>${escapeHtml(texts.cardsHint)}</p>`;
}

function clockSection(now: Date, texts: SandboxTexts, language: Language): string {
  const buttons = ([30, 60, 1_440] as const).map(
    (minutes) => `<button name="minutes" value="${minutes}">${escapeHtml(texts.forward[minutes])}</button>`,
  );
  const shown = `${longDay(riyadhDay(now), language)} · ${clockTime(riyadhClock(now), language)}`;
  return `<section><h2>${escapeHtml(texts.clock)}</h2><p>${escapeHtml(texts.clockHint)}</p><form class="clock" method="post" action="${SANDBOX_CLOCK_PATH}?lang=${language}"><time datetime="${now.toISOString()}">${escapeHtml(shown)}</time>${buttons.join('')}</form></section>`;
}

interface Content {
  language: Language;
  messages: Message[];
  checks: Check[];
  payments: SandboxPayment[];
  /** What time it is by a clock that may be put forward; null where it may not. */
  now: Date | null;
}

/** The page of /sandbox (DESIGN §7): what was sent, identity checks, payments, and a hand in them. */
export function renderSandboxPage({ language, messages, checks, payments, now }: Content): string {
  const texts = sandboxTexts[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const latestOf = new Map(checks.toReversed().map(({ identity, id }) => [identity, id]));
  const messageRows = messages.map((message) => [
    figure(message.mobile),
    `<strong class="code">${figure(message.code)}</strong>`,
    escapeHtml(texts.purposes[message.purpose]),
    timeOf(message.sentAt),
  ]);
  const checkRows = checks.map((check) =>
    checkRow(check, latestOf.get(check.identity) === check.id, texts, language),
  );
  const paymentRows = payments.map((payment) => paymentRow(payment, texts, language));
  const tables = [
    { caption: texts.messages, heads: texts.messageHeads, rows: messageRows, empty: texts.noMessages },
    { caption: texts.checks, heads: texts.checkHeads, rows: checkRows, empty: texts.noChecks },
    { caption: texts.payments, heads: texts.paymentHeads, rows: paymentRows, empty: texts.noPayments },
  ];
  return htmlPage(
    language,
    texts.title,
    `<header>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.intro)}</p>
<nav><a class="button" href="${SANDBOX_PATH}?lang=${language}">${escapeHtml(texts.refresh)}</a><a href="${SANDBOX_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(texts.otherLanguage)}</a><a href="/">${escapeHtml(texts.toApp)}</a></nav>
</header>
<main>
${tables.map(table).join('\n')}
${cardsSection(texts)}
${now ? clockSection(now, texts, language) : ''}
</main>`,
  );
}

interface SandboxTexts {
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

/** The words of /sandbox: for people who try Rukn, not for its customers. */
const sandboxTexts: Record<Language, SandboxTexts> = {
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
