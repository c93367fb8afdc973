import { formatAmount } from '../../contract/amounts.ts';
import { foldDigits } from '../../contract/digits.ts';
import { MAX_SAR, PRICE_MAX_DIGITS } from '../../contract/limits.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { formatCount, onlyDigits } from './digits.ts';

/** Marks between thousands; a point is not one, since it may be a decimal point. */
const GROUPING = /[,٬،'’\s]/g;
const GROUPING_MARK = /[,٬،'’\s]/;

/** Whether the text is not empty and is not an amount, or is more than a form accepts. */
export function isUnclearAmount(text: string): boolean {
  const amount = typedAmount(text);
  return text.trim() !== '' && (amount === null || amount > MAX_SAR);
}

/** Correctly grouped thousands. */
const GROUPED = /^\d{1,3}(?:[,٬،'’\s]\d{3})+$/;

/** The characters that an edit inserted into the text `before`. */
function inserted(text: string, before: string): string {
  let start = 0;
  while (start < Math.min(text.length, before.length) && text[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, before.length) - start;
  while (end < most && text[text.length - 1 - end] === before[before.length - 1 - end]) end += 1;
  return text.slice(start, text.length - end);
}

/**
 * Whether the field itself wrote every mark in the text: a digit typed between them moves them, and
 * none of them is a decimal mark.
 */
function areMarksOwn(text: string, before: string): boolean {
  const isWrittenHere = /^\d+$/.test(before.replaceAll(',', '')) && before === figuresOf(before);
  return isWrittenHere && !GROUPING_MARK.test(inserted(text, before));
}

function figuresOf(text: string): string {
  return formatCount(Number(onlyDigits(text, PRICE_MAX_DIGITS)));
}

/**
 * Formats an amount while it is typed: digits get their thousands marks, words and decimals stay. A
 * mark that the user typed and that does not separate thousands («1,5») stays: without it the
 * amount would change.
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
 * The digits of an amount; of a pasted one, «18,000.50» or «18 ألف», its whole riyals. Empty for a
 * pasted «1,5», which is ambiguous.
 */
export function amountDigits(text: string, isPasted: boolean): string {
  const amount = isPasted ? typedAmount(text) : null;
  if (isPasted && amount === null && GROUPING_MARK.test(text.trim()) && /^\p{Nd}/u.test(text.trim()))
    return '';
  return onlyDigits(amount === null ? text : String(Math.trunc(amount)), PRICE_MAX_DIGITS);
}

/** The text of an amount once its field loses focus: formatted if it is valid, else as typed. */
export function settledAmount(text: string): string {
  const amount = typedAmount(text);
  return amount === null ? text.trim() : formatAmount(amount);
}

/** Counts the digits in a text. */
export function digitCount(text: string): number {
  return onlyDigits(text, text.length).length;
}

/** The caret position in a text with so many digits after it. */
export function caretBefore(text: string, digitsAfter: number): number {
  let at = text.length;
  for (let left = digitsAfter; at > 0 && left > 0; at -= 1) if (/\d/.test(text[at - 1] ?? '')) left -= 1;
  return at;
}
