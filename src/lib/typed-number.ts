import { foldDigits } from '../../contract/digits.ts';

/** The Arabic decimal separator, and the commas that phones offer in its place. */
const DECIMAL_MARKS = /[٫,،]/g;

/** A pasted number with thousands marks: «1,000», «1,000.50». */
const THOUSANDS = /^\s*\d{1,3}(?:[,٬،]\d{3})+(?=[.٫]|\D*$)/;

/** Filters the input of a decimal field: Arabic digits and separators folded, all else dropped. */
export function onlyDecimal(typed: string): string {
  const plain = foldDigits(typed)
    .replace(THOUSANDS, (grouped) => grouped.replace(/[,٬،]/g, ''))
    .replace(DECIMAL_MARKS, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = plain.split('.');
  return parts.length === 0 ? whole.slice(0, 10) : `${whole.slice(0, 10)}.${parts.join('').slice(0, 2)}`;
}

/** The number in a field's text; null if it is not valid or out of range. */
export function numberWithin(text: string, min: number, max: number): number | null {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
