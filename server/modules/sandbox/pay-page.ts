import type { Language } from '../../../contract/language.ts';
import { SANDBOX_PAY_PATH, type SandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import { amountOf, escapeHtml, figure, htmlPage } from './html.ts';
import { PAY_NOTICES, payTexts } from './pay-texts.ts';

interface Content {
  language: Language;
  payment: SandboxPayment;
  isExpired: boolean;
}

/** Who may still decide: the open page asks, every other one says how it ended. */
function choices({ language, payment, isExpired }: Content): string {
  const texts = payTexts[language];
  const standing = payment.status === 'open' && isExpired ? 'expired' : payment.status;
  if (standing !== 'open') {
    return `<p class="outcome ${standing}" role="status">${escapeHtml(texts.outcomes[standing])}</p>
<button name="decision" value="close" class="primary">${escapeHtml(texts.back)}</button>`;
  }
  const notices = PAY_NOTICES.map(
    (notice, index) =>
      `<label><input type="radio" name="notice" value="${notice}"${index === 0 ? ' checked' : ''}> ${escapeHtml(texts.notices[notice])}</label>`,
  );
  return `<button name="decision" value="approve" class="primary">${escapeHtml(texts.approve)}</button>
<button name="decision" value="decline">${escapeHtml(texts.decline)}</button>
<button name="decision" value="close" class="plain">${escapeHtml(texts.close)}</button>
<details><summary>${escapeHtml(texts.noticeTitle)}</summary><fieldset><legend>${escapeHtml(texts.noticeHint)}</legend>${notices.join('')}</fieldset></details>`;
}

/** The hosted page of the sandbox's gateway (DESIGN §7): no card is asked for, only what the bank should say. */
export function renderPayPage(content: Content): string {
  const { language, payment } = content;
  const texts = payTexts[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const path = `${SANDBOX_PAY_PATH}/${payment.id}`;
  return htmlPage(
    language,
    texts.title,
    `<main class="pay">
<header><span class="badge">${escapeHtml(texts.badge)}</span><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(texts.otherLanguage)}</a></header>
<h1>${escapeHtml(texts.title)}</h1>
<p class="total">${amountOf(payment.amountHalalas, language)}</p>
<dl><div><dt>${escapeHtml(texts.what)}</dt><dd>${escapeHtml(payment.description)}</dd></div><div><dt>${escapeHtml(texts.reference)}</dt><dd>${figure(payment.reference)}</dd></div></dl>
<form method="post" action="${path}?lang=${language}">
${choices(content)}
</form>
<p class="note">${escapeHtml(texts.note)}</p>
</main>`,
  );
}
