import { foldDigits } from './digits.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Larger amounts are typing errors; forms have their own lower limits. */
const TOO_LONG = 1_000_000 * MILLION;

const UNITS: Record<string, number> = {
  الف: THOUSAND,
  الفا: THOUSAND,
  الاف: THOUSAND,
  k: THOUSAND,
  thousand: THOUSAND,
  الفين: 2 * THOUSAND,
  الفان: 2 * THOUSAND,
  مليون: MILLION,
  مليونا: MILLION,
  ملايين: MILLION,
  m: MILLION,
  mn: MILLION,
  million: MILLION,
  مليونين: 2 * MILLION,
  مليونان: 2 * MILLION,
};
const PARTS: Record<string, number> = { نصف: 0.5, نص: 0.5, half: 0.5, ربع: 0.25, quarter: 0.25 };
const JOINTS = new Set(['و', 'and', 'a']);
const CURRENCY = /(?:ريالا?(?:ت)?|ر\.?\s?س\.?|sar|s\.?r\.?|riyals?|[﷼\u20c1])/g;
const FIGURE = /\d[\d.,٫]*/g;

/** Thousands separated by commas, or by points, with the other mark before decimals. */
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const POINTS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Parses one figure; before a word for thousands or millions, a single mark is a decimal mark. NaN
 * if it is ambiguous.
 */
function figureOf(text: string, hasUnit: boolean): number {
  const plain = text.replace(/٫/g, '.').replace(/[.,]$/, '');
  if (/^\d+(?:\.\d+)?$/.test(plain) && (hasUnit || !POINTS.test(plain))) return Number(plain);
  if (COMMAS.test(plain)) return Number(plain.replaceAll(',', ''));
  if (POINTS.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  // «1,5» alone is ambiguous: one and a half, a million and a half, fifteen hundred. «4500,75» is
  // not.
  const hasDecimalComma = (hasUnit ? /^\d+,\d+$/ : /^\d{4,},\d{1,2}$/).test(plain);
  return hasDecimalComma ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** Unifies spellings: digits, alefs, marks over letters, currency, spaces between thousands. */
function folded(text: string): string {
  return foldDigits(text)
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(CURRENCY, ' ')
    .replace(/٬|،|'|’/g, ',')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
    .trim();
}

/** The amount of the words read so far. */
interface Sum {
  total: number;
  /** A figure or fraction whose unit has not been read yet. */
  pending: number | null;
  /** The last unit that was added; null before the first. */
  unit: number | null;
}

/** Adds one more word to the sum; null if the word is not part of an amount. */
function withWord(sum: Sum, word: string, hasUnit: boolean): Sum | null {
  const { total, pending, unit } = sum;
  const times = UNITS[word];
  const part = PARTS[word];
  if (/^\d/.test(word)) return pending === null ? { ...sum, pending: figureOf(word, hasUnit) } : null;
  if (part !== undefined && hasUnit) return { ...sum, pending: part };
  if (part !== undefined && unit !== null) return { ...sum, total: total + part * unit };
  if (times === undefined) return null;
  return {
    total: total + (pending ?? 1) * times,
    pending: null,
    unit: times >= MILLION ? MILLION : THOUSAND,
  };
}

/**
 * Parses an amount in SAR, to the halala: «٧٥٠٬٠٠٠», "750,000 SAR", «٧٥٠ ألف», "1.5m", «مليون
 * ونصف», «مليون و200 ألف». Null if the text is not an amount.
 */
export function typedAmount(text: string): number | null {
  const words = folded(text)
    .replace(FIGURE, ' $& ')
    .replace(/(^|\s)و(?=\S)/g, '$1و ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return null;
  let sum: Sum | null = { total: 0, pending: null, unit: null };
  for (const [at, word] of words.entries()) {
    if (JOINTS.has(word)) continue;
    sum = withWord(sum, word, UNITS[words[at + 1] ?? ''] !== undefined);
    if (!sum) return null;
  }
  const amount = Math.round((sum.total + (sum.pending ?? 0)) * 100) / 100;
  return amount < TOO_LONG ? amount : null;
}

/** Parses a whole number, also with its unit: «٣ غرف», "10 years". Null if the text is not one. */
export function typedCount(typed: string): number | null {
  const [, figure] = /^(\d{1,9})\p{L}*$/u.exec(foldDigits(typed).replace(/[\s,،٬_]/g, '')) ?? [];
  return figure === undefined ? null : Number(figure);
}
