import { MAX_SAR, SEARCH_AREA_MAX } from '../../../../contract/limits.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;
const HUNDRED = 100;
const MONTHS = 12;
/**
 * No property costs less than FEWEST_SAR. A bare number from BARE_FROM on is an amount: «500000».
 */
const FEWEST_SAR = 1_000;
const BARE_FROM = 10_000;
/** «٣٠٠ متر» means about 300: this share more or less. */
const ABOUT = 0.1;
/** The most words before an amount («لا يزيد عن»), and in an amount. */
const MOST_LEAD_WORDS = 3;
const MOST_AMOUNT_WORDS = 8;

const phrases = (text: string) => new Set(text.split('|').map((phrase) => phrase.trim()));
const CEILINGS = phrases(
  `تحت|حتي|لحد|لين|لغايه|اقل من|باقل من|لا يتجاوز|لا تتجاوز|ما يتجاوز|ما تتجاوز|لا يزيد عن|لا تزيد عن|ما يزيد عن|ما تزيد عن
  |لا يتعدي|ما يتعدي|ما تتعدي|بحد اقصي|حد اقصي|كحد اقصي|اقصي حد|بحدود|في حدود|حدود|ميزانيه|ميزانيتي|بميزانيه|الميزانيه|سقف
  |under|below|less than|up to|at most|max|maximum|budget|within|around|about|not more than|no more than`,
);
const FLOORS = phrases(
  `فوق|اكثر من|باكثر من|اعلي من|اكبر من|لا يقل عن|لا تقل عن|ما يقل عن|ما تقل عن|بحد ادني|حد ادني|ابتداء من|بدءا من|يبدا من|من
  |over|above|more than|at least|from|min|minimum|starting from|starting at`,
);
const BETWEEN = phrases('بين|ما بين|مابين|من|between|from');
const AND = phrases('و|الي|ل|لين|حتي|لحد|-|to|and|till|until');
const AND_ABOVE = phrases('وفوق|فوق|فما فوق|وما فوق|واكثر|فاكثر|واعلي|+|and above|and up|or more|plus');
const AND_BELOW = phrases('وتحت|فما دون|واقل|فاقل|or less|and below');
const CURRENCIES = phrases('ريال|ريالا|ريالات|ر.س|ر . س|sar|sr|riyal|riyals|r.s|r.s.|الريال');
const METRES = phrases(
  'متر|مترا|امتار|م|م2|متر مربع|مترمربع|sqm|m2|sq m|meter|meters|metre|metres|square metres|square meters',
);
const MONTHLY = phrases('شهري|شهريا|بالشهر|في الشهر|للشهر|monthly|a month|per month');

const SCALES = new Map([
  ...['الف', 'الاف', 'الوف', 'k', 'thousand'].map((word) => [word, THOUSAND] as const),
  ...['مليون', 'ملايين', 'ملاين', 'million', 'millions', 'mn'].map((word) => [word, MILLION] as const),
]);
const FRACTIONS = new Map([
  ...['نص', 'نصف', 'half'].map((word) => [word, 1 / 2] as const),
  ...['ربع', 'quarter'].map((word) => [word, 1 / 4] as const),
]);
const DUALS = new Map([
  ['الفين', 2 * THOUSAND],
  ['مليونين', 2 * MILLION],
]);
const UNITS = ['واحد', 'اثنين', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'];
const TENS = ['عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];
const HUNDREDS = ['ميه', 'مئه', 'مائه', 'مايه', 'ميت'];
const ENGLISH = 'one two three four five six seven eight nine ten'.split(' ');
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBERS = new Map<string, number>([
  ...UNITS.flatMap((word, at) => [word, `${word}ه`, `${word}ت`].map((said) => [said, at + 1] as const)),
  ['ثمانيه', 8],
  ...TENS.flatMap((word, at) => [`${word}ين`, `${word}ون`].map((said) => [said, (at + 2) * 10] as const)),
  ['ثمانين', 80],
  ...[...HUNDREDS, 'hundred'].map((word) => [word, HUNDRED] as const),
  ...['ميتين', 'مئتين', 'مائتين', 'ميتان'].map((word) => [word, 2 * HUNDRED] as const),
  ...UNITS.slice(2, -1).flatMap((word, at) =>
    HUNDREDS.map((hundred) => [`${word}${hundred}`, (at + 3) * HUNDRED] as const),
  ),
  ...ENGLISH.map((word, at) => [word, at + 1] as const),
  ...ENGLISH_TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);

interface Amount {
  value: number;
  words: number;
  /** The factor of its last word; 1 without «ألف» or «مليون». */
  scale: number;
  unit: 'price' | 'area' | null;
}

export interface SaidLimits {
  unit: 'price' | 'area';
  /** In SAR, per year also for a monthly rent; or in square metres. */
  from?: number;
  to?: number;
  /** The number of words read. */
  words: number;
}

/**
 * Reads the price or area that folded words begin with: «تحت ٧٠ ألف», «بين ٤٠ و ٦٠ الف», «مليون
 * ونص», «فوق ٣٠٠ متر». A bare amount is an upper limit. Null if the words begin otherwise.
 */
export function saidLimits(words: readonly string[]): SaidLimits | null {
  const said = range(words) ?? limit(words) ?? bare(words);
  if (!said) return null;
  const { unit, from = 0, to = 0 } = said;
  const most = Math.max(from, to);
  return most > 0 && most <= (unit === 'area' ? SEARCH_AREA_MAX : MAX_SAR) ? said : null;
}

/** The number of words of the longest phrase of the set that starts at `at`. */
function countOf(words: readonly string[], at: number, set: ReadonlySet<string>): number {
  for (let count = Math.min(MOST_LEAD_WORDS, words.length - at); count > 0; count--) {
    if (set.has(words.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}

function range(words: readonly string[]): SaidLimits | null {
  const start = countOf(words, 0, BETWEEN);
  for (let at = start + 1; at < Math.min(words.length, start + MOST_AMOUNT_WORDS); at++) {
    const rest = afterJoint(words, at, start > 0);
    if (!rest) continue;
    const low = readAmount(words.slice(start, at));
    const high = readAmount(rest);
    if (!high || low?.words !== at - start) continue;
    const said = between(low, high, start > 0);
    if (said) return { ...said, words: words.length - rest.length + high.words };
  }
  return null;
}

/** The words after «و» or «إلى» between two amounts; null without one. `isLed`: after «بين». */
function afterJoint(words: readonly string[], at: number, isLed: boolean): readonly string[] | null {
  const word = words[at] ?? '';
  const after = words.slice(at + 1);
  if (AND.has(word)) return isLed || word !== 'و' ? after : null;
  // «بين مليون ومليونين»: the conjunction is attached to the amount.
  return isLed && /^[ول]./.test(word) ? [word.slice(1), ...after] : null;
}

/** Two amounts as limits; null if they are none, as in «٣ إلى ٥» alone. */
function between(low: Amount, high: Amount, isLed: boolean): Omit<SaidLimits, 'words'> | null {
  const unit = high.unit ?? low.unit;
  const times = low.scale === 1 && low.value < FEWEST_SAR ? high.scale : 1;
  const [from, to] = [low.value * times, high.value].map((value) => inFull(value, unit));
  if (!from || !to || from >= to) return null;
  if (!isLed && high.scale === 1 && !high.unit && to < BARE_FROM) return null;
  return { unit: unit ?? 'price', from, to };
}

function limit(words: readonly string[]): SaidLimits | null {
  let at = 0;
  let kind: 'from' | 'to' | null = null;
  // «ميزانيتي ما تتجاوز ٥٠ الف» has two phrases before the amount.
  for (;;) {
    const floors = countOf(words, at, FLOORS);
    const count = floors || countOf(words, at, CEILINGS);
    if (!count) break;
    kind ??= floors ? 'from' : 'to';
    at += count;
  }
  const amount = kind && readAmount(words.slice(at));
  if (!kind || !amount) return null;
  // «من 3 غرف» counts rooms.
  if (BETWEEN.has(words[0] ?? '') && amount.scale === 1 && !amount.unit && amount.value < BARE_FROM)
    return null;
  const { unit, value } = amount;
  const end = at + amount.words;
  // «من 800 ألف وفوق» repeats the limit.
  const again = countOf(words, end, kind === 'from' ? AND_ABOVE : AND_BELOW);
  return { unit: unit ?? 'price', [kind]: inFull(value, unit), words: end + again };
}

function bare(words: readonly string[]): SaidLimits | null {
  const [first = '', ...others] = words;
  const lead = first === 'ب' ? 1 : 0;
  const isJoined = !lead && first.startsWith('ب') && readAmount([first]) === null;
  const amount = readAmount(isJoined ? [first.slice(1), ...others] : words.slice(lead));
  if (!amount) return null;
  const isAmount =
    (amount.scale > 1 && amount.value > FEWEST_SAR) || amount.unit !== null || amount.value >= BARE_FROM;
  if (!isAmount) return null;
  const unit = amount.unit ?? 'price';
  const at = lead + amount.words;
  const above = countOf(words, at, AND_ABOVE);
  if (above) return { unit, from: amount.value, words: at + above };
  const below = countOf(words, at, AND_BELOW);
  if (unit === 'price' || below) return { unit, to: amount.value, words: at + below };
  const [from, to] = [1 - ABOUT, 1 + ABOUT].map((times) => Math.round(amount.value * times));
  return { unit, from, to, words: at };
}

/** In «تحت ٦٠» the thousands are implied. */
function inFull(value: number, unit: SaidLimits['unit'] | null): number {
  return unit === null && value < FEWEST_SAR ? value * THOUSAND : value;
}

/** 1,500 · 1500 · 2٫5 · 1,5 */
function figureOf(word: string): number | null {
  if (/^\d{1,3}(?:[,٬،]\d{3})+(?:[.٫]\d{1,2})?$/.test(word))
    return Number(word.replace(/[,٬،]/g, '').replace('٫', '.'));
  return /^\d{1,10}(?:[.,٫٬]\d{1,2})?$/.test(word) ? Number(word.replace(/[,٫٬]/, '.')) : null;
}

type Part = { number: number } | { fraction: number } | { scale: number; times?: number };

/** «المليون», «الستين»: with the article too, except «ألف» itself, which begins like it. */
function partOf(said: string): Part | null {
  return plainPart(said) ?? (/^ال.{3}/.test(said) ? plainPart(said.slice(2)) : null);
}

function plainPart(word: string): Part | null {
  const number = figureOf(word) ?? NUMBERS.get(word);
  if (number !== undefined && number !== null) return { number };
  const dual = DUALS.get(word);
  if (dual) return { scale: dual / 2, times: 2 };
  const scale = SCALES.get(word);
  if (scale) return { scale };
  const fraction = FRACTIONS.get(word);
  if (fraction) return { fraction };
  const [, figure, letter] = /^(\d[\d.,]*)(k|m)$/.exec(word) ?? [];
  const times = figure === undefined ? null : figureOf(figure);
  // "300m" is an area.
  if (times === null || (letter === 'm' && times >= HUNDRED)) return null;
  return { scale: letter === 'k' ? THOUSAND : MILLION, times };
}

/** The part of an amount read so far. */
interface Sum {
  total: number;
  /** The factor of the last «ألف» or «مليون»; 1 before any. */
  scale: number;
  /** A number that may still be multiplied; null if there is none. */
  open: number | null;
  /** The open number is a half or a quarter, which is no amount by itself. */
  isFraction: boolean;
}

/** The sum extended by the next word, or by «و» and the word after it; null if the amount ends. */
function longerSum(sum: Sum, words: readonly string[], at: number): { sum: Sum; words: number } | null {
  const word = words[at] ?? '';
  // "half a million"
  if (sum.isFraction && word === 'a') return { sum, words: 1 };
  const isApart = at > 0 && word === 'و';
  const isJoined = !isApart && at > 0 && /^و./.test(word) && partOf(word) === null;
  const part = partOf(isApart ? (words[at + 1] ?? '') : isJoined ? word.slice(1) : word);
  const longer = part && withPart(sum, part, isApart || isJoined);
  return longer && { sum: longer, words: isApart ? 2 : 1 };
}

function withPart(sum: Sum, part: Part, isAnd: boolean): Sum | null {
  if ('number' in part) return withNumber(sum, part.number, isAnd);
  return 'fraction' in part ? withFraction(sum, part.fraction, isAnd) : withScale(sum, part);
}

function withNumber(sum: Sum, number: number, isAnd: boolean): Sum | null {
  const { total, open } = sum;
  if (!isAnd) {
    if (open === null) return total > 0 ? null : { ...sum, open: number };
    return open < 10 && number === HUNDRED ? { ...sum, open: open * HUNDRED } : null;
  }
  // «40 و 60» are two amounts, «خمسة وأربعين» one.
  const isOther = open !== null && (open >= HUNDRED ? number >= HUNDRED : open >= 10);
  return isOther ? null : { ...sum, open: (open ?? 0) + number };
}

function withFraction(sum: Sum, fraction: number, isAnd: boolean): Sum | null {
  const { total, scale, open } = sum;
  if (open !== null || (total > 0 && !isAnd)) return null;
  if (total > 0) return { ...sum, total: total + fraction * scale };
  return { ...sum, open: fraction, isFraction: true };
}

function withScale(sum: Sum, { scale, times }: { scale: number; times?: number }): Sum | null {
  const { total, open } = sum;
  if (total > 0 && scale >= sum.scale) return null;
  if (times !== undefined && open !== null) return null;
  return { total: total + (times ?? open ?? 1) * scale, scale, open: null, isFraction: false };
}

/** The longest amount at the beginning of the words: «مليون ومئتين وخمسين ألف ريال». */
function readAmount(words: readonly string[]): Amount | null {
  let sum: Sum = { total: 0, scale: 1, open: null, isFraction: false };
  let at = 0;
  for (let next = longerSum(sum, words, at); next; next = longerSum(sum, words, at)) {
    sum = next.sum;
    at += next.words;
  }
  if (at === 0 || sum.isFraction) return null;
  const { total, scale, open } = sum;
  // In «مليون ومئتين» the thousands are implied.
  const isShort = scale === MILLION && open !== null && open < THOUSAND;
  return withUnit({ value: total + (open ?? 0) * (isShort ? THOUSAND : 1), words: at, scale }, words);
}

/**
 * Adds the unit after the amount: «متر», «ريال», «بالشهر»; converts a monthly rent to a yearly one.
 */
function withUnit({ value, words: at, scale }: Omit<Amount, 'unit'>, words: readonly string[]): Amount {
  const metres = countOf(words, at, METRES) || (words[at] === 'm' ? 1 : 0);
  if (metres && scale === 1) return { value, words: at + metres, scale, unit: 'area' };
  const currency = countOf(words, at, CURRENCIES);
  const monthly = countOf(words, at + currency, MONTHLY);
  return {
    value: monthly ? value * MONTHS : value,
    words: at + currency + monthly,
    scale,
    unit: currency || monthly ? 'price' : null,
  };
}
