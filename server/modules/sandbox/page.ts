import type { Language } from '../../../contract/language.ts';
import type { listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import type { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import { type SandboxTexts, sandboxTexts } from './texts.ts';

type Check = Awaited<ReturnType<typeof listSandboxChecks>>[number];
type Message = Awaited<ReturnType<typeof listSandboxMessages>>[number];

/** Paths of the page's own files. */
export const SANDBOX_PATH = '/sandbox';
export const SANDBOX_STYLE_PATH = '/sandbox/style.css';
export const SANDBOX_IDENTITY_PATH = '/sandbox/identity';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function timeOf(at: Date): string {
  const clock = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Riyadh' });
  return `<time datetime="${at.toISOString()}">${clock}</time>`;
}

function table(caption: string, heads: string[], rows: string[][], empty: string): string {
  const heading = `<h2>${escapeHtml(caption)}</h2>`;
  if (rows.length === 0) return `<section>${heading}<p class="empty">${escapeHtml(empty)}</p></section>`;
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<section>${heading}<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`;
}

/** A number keeps its own direction within Arabic. */
const figure = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

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

interface Content {
  language: Language;
  messages: Message[];
  checks: Check[];
}

/** The page of /sandbox (DESIGN §7): what was sent, and the identity checks, which may be decided here. */
export function renderSandboxPage({ language, messages, checks }: Content): string {
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
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<link rel="icon" href="/icons/favicon.svg">
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
<header>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.intro)}</p>
<nav><a class="button" href="${SANDBOX_PATH}?lang=${language}">${escapeHtml(texts.refresh)}</a><a href="${SANDBOX_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(texts.otherLanguage)}</a><a href="/">${escapeHtml(texts.toApp)}</a></nav>
</header>
<main>
${table(texts.messages, texts.messageHeads, messageRows, texts.noMessages)}
${table(texts.checks, texts.checkHeads, checkRows, texts.noChecks)}
</main>
</body>
</html>
`;
}
