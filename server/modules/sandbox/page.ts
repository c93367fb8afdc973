import type { Language } from '../../../contract/language.ts';
import type { listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import { SANDBOX_CARD_NUMBERS } from '../../gateways/payments/sandbox-cards.ts';
import { SANDBOX_PAY_PATH, type SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import type { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import { wordClock, wordDay } from '../../time/riyadh.ts';
import { amountOf, escapeHtml, figure, htmlPage, table, timeOf } from './html.ts';
import { SANDBOX_CLOCK_PATH, SANDBOX_IDENTITY_PATH, SANDBOX_PATH } from './paths.ts';
import { type SandboxTexts, sandboxTexts } from './texts.ts';

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
  const shown = `${wordDay(now, language)} · ${wordClock(now, language)}`;
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
