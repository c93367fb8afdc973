import { formatAmount } from '../../../../contract/amounts.ts';
import type { PropertyFilters } from '../../../../contract/properties.ts';
import { inHalalas } from '../../../lib/money.ts';
import { writtenMoney } from '../../../texts/texts.ts';
import {
  BEFORE_PLACES,
  EVERYTHING,
  FILLER_PHRASES,
  FILLERS,
  LATIN_ARTICLES,
  LEADS,
  NEGATIONS,
} from './filler-words.ts';
import { foldPhrase, type Meaning, type ParserNames } from './names.ts';
import { saidLimits } from './price.ts';
import { joinWords, type SearchWord, searchWords } from './words.ts';

/** The most words of a name («المنطقة الشرقية», «King Abdullah Economic City»). */
const MOST_WORDS = 4;
/** The longest phrase for a price: «ميزانيتي لا تزيد عن مليون ومئتين وخمسين ألف ريال». */
const MOST_LIMIT_WORDS = 10;
/** «شارع ٢٠ متر»: a street's width is not a property's area. */
const STREETS = new Set(['شارع', 'شارعين', 'عرض', 'بعرض', 'street', 'واجهه', 'واجهته']);

type Kind = Meaning['kind'];
const PLACES: ReadonlySet<Kind> = new Set(['region', 'city', 'neighborhood', 'side']);

interface Understood {
  /**
   * The meanings of the text's words; if several cities have a neighbourhood of that name, all of
   * them.
   */
  meant: Meaning[];
  /** The words to search the text for; empty if all are names. */
  rest: string;
}

interface Found {
  words: SearchWord[];
  meanings: Meaning[];
  standing: Standing;
}

/** A meaning's standing; null if one of its kind was already found. */
type Judge = (meaning: Meaning) => Standing | null;

interface Reading {
  words: SearchWord[];
  names: ParserNames;
  judge: Judge;
  found: Found[];
  /** The kinds already found; features may occur several times. */
  taken: Set<Kind>;
  rest: SearchWord[];
  /** Whether any word has a meaning, even one that is set aside. */
  isAnyKnown: boolean;
}

/**
 * Finds the words of a search text that name a type, a place or another filter, in either language
 * and any spelling: «فيلا جده» is a villa in Jeddah, «شقة ٣ غرف تحت ٧٠ ألف» a flat of three rooms
 * for at most 70,000. One meaning of each kind, but any number of features; a second one, and text
 * in quotes, stays text. Chosen filters take precedence: a word that repeats or contradicts one is
 * dropped.
 */
export function parseQuery(text: string, names: ParserNames, chosen: PropertyFilters): Understood {
  const words = searchWords(text);
  const taken = new Set<Kind>();
  const judge: Judge = (one) => {
    const standing = standingOf(one, chosen);
    return standing === 'new' && taken.has(one.kind) ? null : standing;
  };
  const reading: Reading = { words, names, judge, found: [], taken, rest: [], isAnyKnown: false };
  const { found, rest } = reading;
  for (let at = 0; at < words.length; ) {
    at += fillerPhrase(words, at) || readDenied(reading, at) || readMeaning(reading, at);
  }
  const meant = withinCities(found, rest);
  const telling = rest.filter((word) => ![FILLERS, LEADS, LATIN_ARTICLES].some((set) => isOneOf(set, word)));
  const kept = telling.length > 0 || reading.isAnyKnown ? telling : rest;
  return { meant, rest: joinWords(kept) };
}

/** Keeps «بدون مصعد» as a phrase, which a title may contain. Returns the number of its words. */
function readDenied({ words, names, rest }: Reading, at: number): number {
  const denied = deniedWords(words, at, names);
  if (denied) rest.push({ text: textOf(words.slice(at, at + denied)), isQuoted: true });
  return denied;
}

/**
 * Reads the name or limit that starts at a word; otherwise keeps the word as text. Returns the
 * number of words read.
 */
function readMeaning(reading: Reading, at: number): number {
  const { words, names, judge, rest } = reading;
  const name = longestName(words, at, names, judge);
  const matches = name ? [name] : limitsAt(words, at, judge);
  if (matches.length > 0 || isOneOf(EVERYTHING, words[at])) reading.isAnyKnown = true;
  else rest.push(...words.slice(at, at + 1));
  for (const match of matches) take(reading, match);
  return matches[0]?.words.length ?? 1;
}

function take({ found, taken, rest }: Reading, match: Found): void {
  const [meaning] = match.meanings;
  if (!meaning) return;
  // «حي الملقا»: drop the word before the place too.
  if (PLACES.has(meaning.kind)) while (rest.length > 0 && isOneOf(LEADS, rest.at(-1))) rest.pop();
  if (match.standing !== 'new') return;
  found.push(match);
  if (meaning.kind !== 'feature') taken.add(meaning.kind);
  else if (meaning.textOnly) rest.push({ text: meaning.textOnly, isQuoted: false });
}

/** The meanings found, without places outside the named cities: their words stay text. */
function withinCities(found: Found[], rest: SearchWord[]): Meaning[] {
  const all = found.flatMap(({ meanings }) => meanings);
  const within = new Set(all.flatMap((one) => (one.kind === 'city' ? one.id : [])));
  return found.flatMap(({ words, meanings }) => {
    const fitting = meanings.filter(
      (one) =>
        (one.kind !== 'neighborhood' && one.kind !== 'side') || within.size === 0 || within.has(one.cityId),
    );
    // A title may still contain them.
    if (fitting.length === 0) rest.push(...words);
    return fitting;
  });
}

function isOneOf(set: ReadonlySet<string>, word: SearchWord | undefined): boolean {
  return word !== undefined && !word.isQuoted && set.has(foldPhrase(word.text));
}

/** The words joined by spaces. */
const textOf = (words: readonly SearchWord[]) => words.map(({ text }) => text).join(' ');
const isPlain = (words: readonly SearchWord[]) => words.every(({ isQuoted }) => !isQuoted);

/** The number of words of a filler phrase that starts here: «دور لي», «من فضلك»; 0 if none does. */
function fillerPhrase(words: readonly SearchWord[], at: number): number {
  for (let count = MOST_WORDS - 1; count > 1; count--) {
    const said = words.slice(at, at + count);
    if (said.length === count && isPlain(said) && FILLER_PHRASES.has(foldPhrase(textOf(said)))) return count;
  }
  return 0;
}

/**
 * The number of words of a negation that starts here, with what it negates: «بدون مجلس منفصل»; 0 if
 * none does.
 */
function deniedWords(words: readonly SearchWord[], at: number, names: ParserNames): number {
  if (!isOneOf(NEGATIONS, words[at]) || !words[at + 1] || words[at + 1]?.isQuoted) return 0;
  return 1 + (longestName(words, at + 1, names, () => 'new')?.words.length ?? 1);
}

/**
 * The longest name that starts at a word, with all its meanings of one kind; set aside only if all
 * of them are.
 */
function longestName(
  words: readonly SearchWord[],
  at: number,
  names: ParserNames,
  judge: Judge,
): Found | null {
  const isLed = at > 0 && isOneOf(BEFORE_PLACES, words[at - 1]);
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count);
    if (!isPlain(said)) continue;
    const phrase = foldPhrase(textOf(said));
    const judged = meaningsOf(phrase, names, isLed).flatMap((meaning) => {
      const standing = judge(meaning);
      return standing ? { meaning, standing } : [];
    });
    const first = judged.find(({ standing }) => standing !== 'overridden') ?? judged[0];
    if (!first) continue;
    const { standing } = first;
    const like = judged.filter((one) => one.meaning.kind === first.meaning.kind && one.standing === standing);
    return { words: said, meanings: like.map(({ meaning }) => meaning), standing };
  }
  return null;
}

/**
 * Prefixes and endings attached to a word: "and", "in", "for", the article, a case: «ومسبح»,
 * «فالملقا», «للعوائل», «الشقق», «أرضًا».
 */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/^و/, ''],
  [/^ف(?=ال)/, ''],
  [/^لل/, 'ال'],
  [/^لل/, ''],
  [/^(?:بال|ال|ل|ب)/, ''],
  [/ا$/, ''],
  // «شقةة», «فيلااا».
  [/(.)\1+/g, '$1'],
];

/**
 * The meanings of a phrase; after «حي» or «في» also the place that it names without its article.
 */
function meaningsOf(phrase: string, { meanings }: ParserNames, isLed: boolean): readonly Meaning[] {
  const known = meanings.get(phrase);
  if (known) return known;
  const bare = [phrase, phrase.replace(/^و/, '')];
  const spelt = bare.flatMap((word) => JOINED.map(([start, instead]) => word.replace(start, instead)));
  for (const word of spelt) {
    const meant = word === phrase ? undefined : meanings.get(word);
    if (meant) return meant;
  }
  const place = isLed ? meanings.get(`ال${phrase}`) : undefined;
  return place?.filter(({ kind }) => PLACES.has(kind)) ?? [];
}

/**
 * Reads a limit at a word, such as «تحت 70,000», «بين ٤٠ و ٦٠ الف» or «٣٠٠ متر»: a lower one, an
 * upper one, or both.
 */
function limitsAt(words: readonly SearchWord[], at: number, judge: Judge): Found[] {
  const ahead = words.slice(at, at + MOST_LIMIT_WORDS);
  const quoted = ahead.findIndex(({ isQuoted }) => isQuoted);
  const plain = quoted < 0 ? ahead : ahead.slice(0, quoted);
  const said = saidLimits(plain.map(({ text }) => foldPhrase(text)));
  if (!said || (said.unit === 'area' && isOneOf(STREETS, words[at - 1]))) return [];
  const { unit, from, to } = said;
  return (['from', 'to'] as const).flatMap((side) => {
    const id = side === 'from' ? from : to;
    if (id === undefined) return [];
    const kind = `${unit}${side === 'from' ? 'From' : 'To'}` as const;
    const meaning: Meaning = { kind, id, ...limitName(unit, side, id) };
    const standing = judge(meaning);
    return standing ? { words: plain.slice(0, said.words), meanings: [meaning], standing } : [];
  });
}

function limitName(unit: 'price' | 'area', side: 'from' | 'to', amount: number) {
  const [ar, en] = side === 'from' ? ['من', 'from'] : ['حتى', 'up to'];
  return unit === 'price'
    ? {
        nameAr: `${ar} ${writtenMoney(inHalalas(amount), 'ar')}`,
        nameEn: `${en} ${writtenMoney(inHalalas(amount), 'en')}`,
      }
    : { nameAr: `${ar} ${formatAmount(amount)} م²`, nameEn: `${en} ${formatAmount(amount)} m²` };
}

/**
 * How a meaning relates to the chosen filters: `new`; `same`, a repetition («شقة للإيجار» among
 * flats to rent); or `overridden`, since a user who typed «3 غرف» and then chose four wants four.
 */
type Standing = 'new' | 'same' | 'overridden';

function standingOf(meaning: Meaning, chosen: PropertyFilters): Standing {
  if (isSame(meaning, chosen)) return 'same';
  return isOverridden(meaning, chosen) ? 'overridden' : 'new';
}

function isSame(meaning: Meaning, chosen: PropertyFilters): boolean {
  if (meaning.kind === 'side') return false;
  if (meaning.kind === 'type') return chosen.typeId === meaning.id;
  if (meaning.kind === 'feature') return chosen.features?.includes(meaning.id) ?? false;
  if (meaning.kind === 'region') return chosen.regionId === meaning.id;
  if (meaning.kind === 'city') return chosen.cityId === meaning.id;
  if (meaning.kind === 'neighborhood') return chosen.neighborhoodId === meaning.id;
  return chosen[meaning.kind] === meaning.id;
}

function isOverridden(meaning: Meaning, chosen: PropertyFilters): boolean {
  // Features are combined.
  if (meaning.kind === 'feature') return false;
  if (meaning.kind === 'type') return chosen.typeId !== undefined;
  if (isPlace(meaning)) return !liesWithinChosen(meaning, chosen);
  if (chosen[meaning.kind] !== undefined) return true;
  // A limit that contradicts the chosen other one.
  const { priceFrom = 0, priceTo = Infinity, areaFrom = 0, areaTo = Infinity } = chosen;
  if (meaning.kind === 'priceTo') return priceFrom > meaning.id;
  if (meaning.kind === 'priceFrom') return priceTo < meaning.id;
  if (meaning.kind === 'areaTo') return areaFrom > meaning.id;
  return meaning.kind === 'areaFrom' && areaTo < meaning.id;
}

type Place = Extract<Meaning, { kind: 'region' | 'city' | 'neighborhood' | 'side' }>;

function isPlace(meaning: Meaning): meaning is Place {
  return ['region', 'city', 'neighborhood', 'side'].includes(meaning.kind);
}

/**
 * Whether a place is within the chosen one and narrows it; otherwise the chosen one overrides it.
 */
function liesWithinChosen(place: Place, { regionId, cityId, neighborhoodId }: PropertyFilters): boolean {
  if (neighborhoodId !== undefined) return false;
  if (place.kind === 'region') return regionId === undefined && cityId === undefined;
  if (regionId !== undefined && regionId !== place.regionId) return false;
  if (cityId === undefined) return true;
  return place.kind !== 'city' && cityId === place.cityId;
}
