import { longDay } from '../../../contract/calendar-dates.ts';
import type { Language } from '../../../contract/language.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import { clockTime } from '../../../contract/written-dates.ts';
import type { listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import { SANDBOX_CARD_NUMBERS, SANDBOX_WRONG_CVV } from '../../gateways/payments/sandbox-cards.ts';
import { SANDBOX_PAY_PATH, type SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import type { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import { say, texts } from '../../texts/texts.ts';
import { amountOf, escapeHtml, figure, htmlPage, table, timeOf } from './html.ts';
import { SANDBOX_CLOCK_PATH, SANDBOX_IDENTITY_PATH, SANDBOX_PATH } from './paths.ts';

type SandboxTexts = (typeof texts)[Language]['sandbox'];
type Check = Awaited<ReturnType<typeof listSandboxChecks>>[number];
type Message = Awaited<ReturnType<typeof listSandboxMessages>>[number];

function decisions(check: Check, words: SandboxTexts, language: Language): string {
  const buttons = (['approved', 'rejected', 'expired', 'pending'] as const).map(
    (status) => `<button name="status" value="${status}">${escapeHtml(words.decide[status])}</button>`,
  );
  return `<form method="post" action="${SANDBOX_IDENTITY_PATH}?lang=${language}"><input type="hidden" name="identity" value="${escapeHtml(check.identity)}">${buttons.join('')}</form>`;
}

function checkRow(check: Check, isLatest: boolean, words: SandboxTexts, language: Language): string[] {
  return [
    figure(check.identity),
    `<strong>${figure(check.randomNumber)}</strong>`,
    `<span class="status ${check.status}">${escapeHtml(words.statuses[check.status])}</span>`,
    timeOf(check.startedAt),
    isLatest ? decisions(check, words, language) : '',
  ];
}

function paymentRow(payment: SandboxPayment, words: SandboxTexts, language: Language): string[] {
  return [
    figure(payment.reference),
    amountOf(payment.amountHalalas, language),
    escapeHtml(payment.description),
    `<span class="status ${payment.status}">${escapeHtml(words.paymentStatuses[payment.status])}</span>`,
    timeOf(payment.createdAt),
    `<a href="${SANDBOX_PAY_PATH}/${payment.id}?lang=${language}">${escapeHtml(words.openPayment)}</a>`,
  ];
}

function cardsSection(words: SandboxTexts, language: Language): string {
  const rows = SANDBOX_CARD_NUMBERS.map(({ number, temper }) => [
    figure(number),
    escapeHtml(words.tempers[temper]),
  ]);
  const shown = table({ caption: words.cards, heads: words.cardHeads, rows, empty: '' });
  return `${shown}<p>${escapeHtml(say(language, 'sandbox.cardsHint', { cvv: SANDBOX_WRONG_CVV }))}</p>`;
}

function clockSection(now: Date, words: SandboxTexts, language: Language): string {
  const buttons = ([30, 60, 1_440] as const).map(
    (minutes) => `<button name="minutes" value="${minutes}">${escapeHtml(words.forward[minutes])}</button>`,
  );
  const shown = `${longDay(riyadhDay(now), language)} · ${clockTime(riyadhClock(now), language)}`;
  return `<section><h2>${escapeHtml(words.clock)}</h2><p>${escapeHtml(words.clockHint)}</p><form class="clock" method="post" action="${SANDBOX_CLOCK_PATH}?lang=${language}"><time datetime="${now.toISOString()}">${escapeHtml(shown)}</time>${buttons.join('')}</form></section>`;
}

interface Content {
  language: Language;
  messages: Message[];
  checks: Check[];
  payments: SandboxPayment[];
  /** The current time of the movable clock; null if the clock can't be moved. */
  now: Date | null;
}

/**
 * The page of /sandbox (DESIGN §7): sent messages, identity checks and payments, with forms to
 * decide them.
 */
export function renderSandboxPage({ language, messages, checks, payments, now }: Content): string {
  const words = texts[language].sandbox;
  const other = language === 'ar' ? 'en' : 'ar';
  const latestOf = new Map(checks.toReversed().map(({ identity, id }) => [identity, id]));
  const messageRows = messages.map((message) => [
    figure(message.mobile),
    `<strong class="code">${figure(message.code)}</strong>`,
    escapeHtml(words.purposes[message.purpose]),
    timeOf(message.sentAt),
  ]);
  const checkRows = checks.map((check) =>
    checkRow(check, latestOf.get(check.identity) === check.id, words, language),
  );
  const paymentRows = payments.map((payment) => paymentRow(payment, words, language));
  const tables = [
    { caption: words.messages, heads: words.messageHeads, rows: messageRows, empty: words.noMessages },
    { caption: words.checks, heads: words.checkHeads, rows: checkRows, empty: words.noChecks },
    { caption: words.payments, heads: words.paymentHeads, rows: paymentRows, empty: words.noPayments },
  ];
  return htmlPage(
    language,
    words.title,
    `<header>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<nav><a class="button" href="${SANDBOX_PATH}?lang=${language}">${escapeHtml(words.refresh)}</a><a href="${SANDBOX_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a><a href="/">${escapeHtml(words.toApp)}</a></nav>
</header>
<main>
${tables.map(table).join('\n')}
${cardsSection(words, language)}
${now ? clockSection(now, words, language) : ''}
</main>`,
  );
}
