import { MAX_SAR, SEARCH_AREA_MAX } from '../../../contract/limits.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;
const HUNDRED = 100;
const MONTHS = 12;
/** No home costs less. «500000» by itself is an amount. */
const FEWEST_SAR = 1_000;
const BARE_FROM = 10_000;
/** «٣٠٠ متر» means about so many. */
const ABOUT = 0.1;
/** The longest lead («لا يزيد عن»), and the longest amount. */
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
  /** What its last word multiplies by: 1 where no «ألف» or «مليون» stands. */
  scale: number;
  unit: 'price' | 'area' | null;
}

export interface SaidLimits {
  unit: 'price' | 'area';
  /** SAR, of a rent by the month what a year costs; or square metres. */
  from?: number;
  to?: number;
  /** How many words say it. */
  words: number;
}

/**
 * The price or area that folded words begin with: «تحت ٧٠ ألف», «بين ٤٠ و ٦٠ الف», «مليون ونص», «فوق ٣٠٠ متر». An
 * amount by itself is the most that is paid. Null where they begin otherwise.
 */
export function saidLimits(words: readonly string[]): SaidLimits | null {
  const said = range(words) ?? limit(words) ?? bare(words);
  if (!said) return null;
  const { unit, from = 0, to = 0 } = said;
  const most = Math.max(from, to);
  return most > 0 && most <= (unit === 'area' ? SEARCH_AREA_MAX : MAX_SAR) ? said : null;
}

/** How many words at `at` are a phrase of the set, the longest. */
function countOf(words: readonly string[], at: number, set: ReadonlySet<string>): number {
  for (let count = Math.min(MOST_LEAD_WORDS, words.length - at); count > 0; count--) {
    if (set.has(words.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}

function range(words: readonly string[]): SaidLimits | null {
  const start = countOf(words, 0, BETWEEN);
  for (let at = start + 1; at < Math.min(words.length, start + MOST_AMOUNT_WORDS); at++) {
    const word = words[at] ?? '';
    const isApart = AND.has(word);
    // «بين مليون ومليونين»: the joint is written onto the amount.
    const rest = isApart ? words.slice(at + 1) : [word.slice(1), ...words.slice(at + 1)];
    const isJoint = isApart ? start > 0 || word !== 'و' : start > 0 && /^[ول]./.test(word);
    if (!isJoint) continue;
    const low = readAmount(words.slice(start, at));
    const high = readAmount(rest);
    if (!high || low?.words !== at - start) continue;
    const unit = high.unit ?? low.unit;
    const times = low.scale === 1 && low.value < FEWEST_SAR ? high.scale : 1;
    const [from, to] = [low.value * times, high.value].map((value) => inFull(value, unit));
    if (!from || !to || from >= to) continue;
    if (start === 0 && high.scale === 1 && !high.unit && to < BARE_FROM) continue;
    return { unit: unit ?? 'price', from, to, words: at + (isApart ? 1 : 0) + high.words };
  }
  return null;
}

function limit(words: readonly string[]): SaidLimits | null {
  let at = 0;
  let kind: 'from' | 'to' | null = null;
  // «ميزانيتي ما تتجاوز ٥٠ الف» has two leads.
  for (;;) {
    const floors = countOf(words, at, FLOORS);
    const count = floors || countOf(words, at, CEILINGS);
    if (!count) break;
    kind ??= floors ? 'from' : 'to';
    at += count;
  }
  const amount = kind && readAmount(words.slice(at));
  if (!kind || !amount) return null;
  // «من 3 غرف» counts something else.
  if (BETWEEN.has(words[0] ?? '') && amount.scale === 1 && !amount.unit && amount.value < BARE_FROM)
    return null;
  const { unit, value } = amount;
  const end = at + amount.words;
  // «من 800 ألف وفوق» says it twice.
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

/** «تحت ٦٠» leaves the thousands out. */
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

/** «المليون», «الستين»: with the article too, but for «ألف» itself. */
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

/** The longest amount that the words begin with: «مليون ومئتين وخمسين ألف ريال». */
function readAmount(words: readonly string[]): Amount | null {
  let [total, scale, at]: [number, number, number] = [0, 1, 0];
  let open: number | null = null;
  let isFraction = false;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (isFraction && word === 'a') {
      at++;
      continue;
    }
    const isApart = at > 0 && word === 'و';
    const isJoined = !isApart && at > 0 && /^و./.test(word) && partOf(word) === null;
    const isAnd = isApart || isJoined;
    const part = partOf(isApart ? (words[at + 1] ?? '') : isJoined ? word.slice(1) : word);
    if (!part) break;
    if ('number' in part) {
      const isHundreds: boolean = !isAnd && open !== null && open < 10 && part.number === HUNDRED;
      if (!isHundreds && !isAnd && (open !== null || total > 0)) break;
      // «40 و 60» are two amounts, «خمسة وأربعين» one.
      if (isAnd && open !== null && (open >= HUNDRED ? part.number >= HUNDRED : open >= 10)) break;
      open = isHundreds ? (open ?? 1) * HUNDRED : (open ?? 0) + part.number;
    } else if ('fraction' in part) {
      if (open !== null) break;
      if (total > 0 && !isAnd) break;
      if (total > 0) total += part.fraction * scale;
      else {
        open = part.fraction;
        isFraction = true;
      }
    } else {
      const { times } = part;
      if (total > 0 && part.scale >= scale) break;
      if (times !== undefined && open !== null) break;
      total += (times ?? open ?? 1) * part.scale;
      scale = part.scale;
      open = null;
      isFraction = false;
    }
    at += isApart ? 2 : 1;
  }
  if (at === 0 || isFraction) return null;
  // «مليون ومئتين» leaves the thousands out.
  if (open !== null) total += scale === MILLION && open < THOUSAND ? open * THOUSAND : open;
  const metres = countOf(words, at, METRES);
  const isMetres = metres > 0 || /^m$/.test(words[at] ?? '');
  if (isMetres && scale === 1) return { value: total, words: at + Math.max(metres, 1), scale, unit: 'area' };
  const currency = countOf(words, at, CURRENCIES);
  const monthly = countOf(words, at + currency, MONTHLY);
  return {
    value: monthly ? total * MONTHS : total,
    words: at + currency + monthly,
    scale,
    unit: currency || monthly ? 'price' : null,
  };
}
