import { foldDigits } from '../../contract/digits.ts';
import { MAX_SAR, PRICE_MAX_DIGITS } from '../../contract/limits.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { formatCount, onlyDigits } from './digits.ts';
import { formatAmount } from './money.ts';

/** What people and other programs set thousands apart with; a point may be a decimal one. */
const GROUPING = /[,٬،'’\s]/g;

/** Whether something stands there that is no amount, or one that no form takes. */
export function isUnclearAmount(text: string): boolean {
  const amount = typedAmount(text);
  return text.trim() !== '' && (amount === null || amount > MAX_SAR);
}

/** An amount's text while it is typed: bare digits stand in their thousands, words and decimals as they come. */
export function amountAsTyped(text: string): string {
  const plain = foldDigits(text);
  const digits = plain.replace(GROUPING, '');
  if (digits === '') return '';
  if (!/^\d+$/.test(digits)) return plain.slice(0, 40);
  return formatCount(Number(onlyDigits(digits, PRICE_MAX_DIGITS)));
}

/** An amount's digits, and nothing else; of a pasted one, «18,000.50» or «18 ألف», its whole riyals. */
export function amountDigits(text: string, isPasted: boolean): string {
  const amount = isPasted ? typedAmount(text) : null;
  return onlyDigits(amount === null ? text : String(Math.trunc(amount)), PRICE_MAX_DIGITS);
}

/** The text of an amount that is left: in figures where it is one, else as it was typed. */
export function settledAmount(text: string): string {
  const amount = typedAmount(text);
  return amount === null ? text.trim() : formatAmount(amount);
}

/** How many digits stand in a text. */
export function digitCount(text: string): number {
  return onlyDigits(text, text.length).length;
}

/** Where the caret of a text stands so that so many digits come after it. */
export function caretBefore(text: string, digitsAfter: number): number {
  let at = text.length;
  for (let left = digitsAfter; at > 0 && left > 0; at -= 1) if (/\d/.test(text[at - 1] ?? '')) left -= 1;
  return at;
}
