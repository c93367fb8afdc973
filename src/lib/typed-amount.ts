import { foldDigits } from '../../contract/digits.ts';
import { MAX_SAR, PRICE_MAX_DIGITS } from '../../contract/limits.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { formatCount, onlyDigits } from './digits.ts';
import { formatAmount } from './money.ts';

/** What people and other programs set thousands apart with; a point may be a decimal one. */
const GROUPING = /[,٬،'’\s]/g;
const GROUPING_MARK = /[,٬،'’\s]/;

/** Whether something stands there that is no amount, or one that no form takes. */
export function isUnclearAmount(text: string): boolean {
  const amount = typedAmount(text);
  return text.trim() !== '' && (amount === null || amount > MAX_SAR);
}

/** Thousands set apart as they are meant to be. */
const GROUPED = /^\d{1,3}(?:[,٬،'’\s]\d{3})+$/;

/** What a change has put into a text that stood there before. */
function inserted(text: string, before: string): string {
  let start = 0;
  while (start < Math.min(text.length, before.length) && text[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, before.length) - start;
  while (end < most && text[text.length - 1 - end] === before[before.length - 1 - end]) end += 1;
  return text.slice(start, text.length - end);
}

/**
 * Whether every mark in the text is one that the field itself wrote: a key beside them moves them,
 * and means no decimals.
 */
function areMarksOwn(text: string, before: string): boolean {
  const isWrittenHere = /^\d+$/.test(before.replaceAll(',', '')) && before === figuresOf(before);
  return isWrittenHere && !GROUPING_MARK.test(inserted(text, before));
}

function figuresOf(text: string): string {
  return formatCount(Number(onlyDigits(text, PRICE_MAX_DIGITS)));
}

/**
 * An amount's text while it is typed: digits stand in their thousands, words and decimals as they
 * come. A mark that the person sets, and that parts no thousands («1,5»), stays: without it the
 * amount would be another one.
 */
export function amountAsTyped(text: string, before = ''): string {
  const plain = foldDigits(text);
  const digits = plain.replace(GROUPING, '');
  if (digits === '') return '';
  const isFigure = /^\d+$/.test(digits);
  const isClear =
    isFigure && (digits === plain.trim() || GROUPED.test(plain.trim()) || areMarksOwn(plain, before));
  return isClear ? figuresOf(digits) : plain.slice(0, 40);
}

/**
 * An amount's digits, and nothing else; of a pasted one, «18,000.50» or «18 ألف», its whole riyals.
 * Of a pasted «1,5», which may mean two amounts, nothing.
 */
export function amountDigits(text: string, isPasted: boolean): string {
  const amount = isPasted ? typedAmount(text) : null;
  if (isPasted && amount === null && GROUPING_MARK.test(text.trim()) && /^\p{Nd}/u.test(text.trim()))
    return '';
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

/** The caret position in a text with so many digits after it. */
export function caretBefore(text: string, digitsAfter: number): number {
  let at = text.length;
  for (let left = digitsAfter; at > 0 && left > 0; at -= 1) if (/\d/.test(text[at - 1] ?? '')) left -= 1;
  return at;
}
