import type { Language } from '../../../contract/language.ts';
import { SANDBOX_PAY_PATH, type SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import { texts } from '../../texts/texts.ts';
import { amountOf, escapeHtml, figure, htmlPage } from './html.ts';

/** How the gateway sends the notice of a decision; the first is the default. */
export const PAY_NOTICES = ['once', 'delayed', 'repeated', 'none'] as const;
export type PayNotice = (typeof PAY_NOTICES)[number];

interface Content {
  language: Language;
  payment: SandboxPayment;
  isExpired: boolean;
}

/** The buttons of an open payment; for every other one, its result. */
function choices({ language, payment, isExpired }: Content): string {
  const words = texts[language].sandboxPay;
  const standing = payment.status === 'open' && isExpired ? 'expired' : payment.status;
  if (standing !== 'open') {
    return `<p class="outcome ${standing}" role="status">${escapeHtml(words.outcomes[standing])}</p>
<button name="decision" value="close" class="primary">${escapeHtml(words.back)}</button>`;
  }
  const notices = PAY_NOTICES.map(
    (notice, index) =>
      `<label><input type="radio" name="notice" value="${notice}"${index === 0 ? ' checked' : ''}> ${escapeHtml(words.notices[notice])}</label>`,
  );
  return `<button name="decision" value="approve" class="primary">${escapeHtml(words.approve)}</button>
<button name="decision" value="decline">${escapeHtml(words.decline)}</button>
<button name="decision" value="close" class="plain">${escapeHtml(words.close)}</button>
<details><summary>${escapeHtml(words.noticeTitle)}</summary><fieldset><legend>${escapeHtml(words.noticeHint)}</legend>${notices.join('')}</fieldset></details>`;
}

/**
 * The sandbox gateway's hosted page (DESIGN §7): it asks for no card, only for the bank's decision.
 */
export function renderPayPage(content: Content): string {
  const { language, payment } = content;
  const words = texts[language].sandboxPay;
  const other = language === 'ar' ? 'en' : 'ar';
  const path = `${SANDBOX_PAY_PATH}/${payment.id}`;
  return htmlPage(
    language,
    words.title,
    `<main class="pay">
<header><span class="badge">${escapeHtml(words.badge)}</span><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></header>
<h1>${escapeHtml(words.title)}</h1>
<p class="total">${amountOf(payment.amountHalalas, language)}</p>
<dl><div><dt>${escapeHtml(words.what)}</dt><dd>${escapeHtml(payment.description)}</dd></div><div><dt>${escapeHtml(words.reference)}</dt><dd>${figure(payment.reference)}</dd></div></dl>
<form method="post" action="${path}?lang=${language}">
${choices(content)}
</form>
<p class="note">${escapeHtml(words.note)}</p>
</main>`,
  );
}
