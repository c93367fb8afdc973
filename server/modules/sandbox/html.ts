import { formatAmount } from '../../../contract/amounts.ts';
import type { Language } from '../../../contract/language.ts';
import { riyadhClock } from '../../../contract/riyadh.ts';
import { inSar } from '../../lib/money.ts';
import { texts } from '../../texts/texts.ts';
import { SANDBOX_STYLE_PATH } from './paths.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Isolates a number, which stays left-to-right within Arabic. */
export const figure = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

/** The time of day in Riyadh; the offset is whole minutes, so seconds come from UTC. */
export function timeOf(at: Date): string {
  const moment = at.toISOString();
  return `<time datetime="${moment}">${riyadhClock(at)}${moment.slice(16, 19)}</time>`;
}

/** The riyal sign as an SVG, since fonts lack it. */
const RIYAL =
  '<path d="m20 19.5-5.5 1.2"/><path d="M14.5 4v11.22a1 1 0 0 0 1.242.97L20 15.2"/><path d="m2.978 19.351 5.549-1.363A2 2 0 0 0 10 16V2"/><path d="M20 10 4 13.5"/>';

/** An amount of halalas in SAR: number, then sign, as `Money` of the app draws it. */
export function amountOf(halalas: number, language: Language): string {
  const written = formatAmount(inSar(halalas));
  const label = texts[language].currency;
  return `<bdi dir="${language === 'ar' ? 'rtl' : 'ltr'}" class="amount">${written} <svg class="riyal" viewBox="0 0 24 24" role="img" aria-label="${label}">${RIYAL}</svg></bdi>`;
}

interface Table {
  caption: string;
  heads: string[];
  /** Cells as HTML. */
  rows: string[][];
  /** Shown if there are no rows. */
  empty: string;
}

export function table({ caption, heads, rows, empty }: Table): string {
  const heading = `<h2>${escapeHtml(caption)}</h2>`;
  if (rows.length === 0) return `<section>${heading}<p class="empty">${escapeHtml(empty)}</p></section>`;
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<section>${heading}<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`;
}

/** A complete page around its content. */
export function htmlPage(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/favicon.svg">
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
${content}
</body>
</html>
`;
}
