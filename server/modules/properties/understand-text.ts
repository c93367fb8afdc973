import { foldPhrase, type KnownNames, type Meaning } from './known-names.ts';
import { saidPrice } from './said-price.ts';
import { type SearchWord, searchWords } from './search-words.ts';

/** The most words of a name («المنطقة الشرقية», «King Abdullah Economic City»). */
const MOST_WORDS = 4;
/** What is written before a place and says nothing more («شقة في حي الملقا», "flat in the city of Jeddah"). */
const LEADS = new Set(['بحي', 'حي', 'مدينه', 'بمدينه', 'منطقه', 'بمنطقه', 'city', 'region']);
/** Between words that say something these say nothing to search for: «قريب من المترو» is about the metro. */
const FILLERS = new Set([
  ...[
    'في',
    'من',
    'مع',
    'عن',
    'الي',
    'علي',
    'قريب',
    'قريبه',
    'قرب',
    'بالقرب',
    'بقرب',
    'بجوار',
    'بجانب',
    'جنب',
  ],
  ...['in', 'the', 'a', 'an', 'of', 'for', 'with', 'to', 'at', 'and', 'by', 'near', 'close', 'next'],
]);
/** The longest way to say a price: «لا يزيد عن 70 ألف ريال». */
const MOST_PRICE_WORDS = 6;

type Kind = Meaning['kind'];
const PLACES: ReadonlySet<Kind> = new Set(['region', 'city', 'neighborhood', 'side']);

interface Asked {
  /** Kinds that the call's own filters say already: a word does not say them otherwise. */
  isTaken: (kind: Kind) => boolean;
  /** Whether a word only says again what the call's own filters say. */
  isSaid?: (meaning: Meaning) => boolean;
  /** The city that the call's own filters name. */
  cityId: number | undefined;
}

interface Understood {
  /** What words of the text mean; of a neighbourhood whose name several cities have, all. */
  meant: Meaning[];
  /** The words that are no names; empty where all are. */
  rest: string;
}

interface Found {
  words: SearchWord[];
  meanings: Meaning[];
}

/**
 * Which words of a search text are names of a type or a place, or say another filter, in either language and
 * any spelling: «فيلا جده» is a villa in Jeddah, «شقة ٣ غرف تحت ٧٠ ألف» a flat of three rooms for 70,000 at most.
 * One of each kind, but as many features as are named; a second, and what stands in quotes, stays text.
 */
export function understandText(
  text: string,
  names: KnownNames,
  { isTaken, isSaid = () => false, cityId }: Asked,
): Understood {
  const words = searchWords(text);
  const found: Found[] = [];
  const taken = new Set<Kind>();
  const rest: SearchWord[] = [];
  for (let at = 0; at < words.length; ) {
    const isFree = (one: Meaning) => (!taken.has(one.kind) && !isTaken(one.kind)) || isSaid(one);
    const match = longestName(words, at, names, isFree) ?? highestPrice(words, at, isFree);
    if (match) {
      const [{ kind } = { kind: 'type' as const }] = match.meanings;
      if (!match.meanings.some(isSaid)) {
        found.push(match);
        if (kind !== 'feature') taken.add(kind);
      }
      // «حي الملقا»: the lead goes with its place.
      if (PLACES.has(kind)) while (rest.length > 0 && isOneOf(LEADS, rest.at(-1))) rest.pop();
      at += match.words.length;
    } else rest.push(...words.slice(at, ++at));
  }
  const cityIds = found
    .flatMap(({ meanings }) => meanings)
    .flatMap((one) => (one.kind === 'city' ? one.id : []));
  const within = new Set(cityId === undefined ? cityIds : [cityId]);
  const meant = found.flatMap(({ words: said, meanings }) => {
    const fitting = meanings.filter(
      (one) =>
        (one.kind !== 'neighborhood' && one.kind !== 'side') || within.size === 0 || within.has(one.cityId),
    );
    // A neighbourhood of that name is elsewhere: the words may still stand in a title.
    if (fitting.length === 0) rest.push(...said);
    return fitting;
  });
  const telling = rest.filter((word) => !isOneOf(FILLERS, word));
  const kept = telling.length > 0 || meant.length > 0 ? telling : rest;
  return { meant, rest: kept.map(({ text: word, isQuoted }) => (isQuoted ? `"${word}"` : word)).join(' ') };
}

function isOneOf(set: ReadonlySet<string>, word: SearchWord | undefined): boolean {
  return word !== undefined && !word.isQuoted && set.has(foldPhrase(word.text));
}

/** The longest name that starts at a word: everything of one kind that it may mean. */
function longestName(
  words: readonly SearchWord[],
  at: number,
  names: KnownNames,
  isFree: (meaning: Meaning) => boolean,
): Found | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count);
    if (said.some(({ isQuoted }) => isQuoted)) continue;
    const phrase = foldPhrase(said.map(({ text }) => text).join(' '));
    const meanings = meaningsOf(phrase, names).filter(isFree);
    const first = meanings[0];
    if (first) return { words: said, meanings: meanings.filter(({ kind }) => kind === first.kind) };
  }
  return null;
}

/** «ومسبح» is «مسبح» with the "and" that is written onto it. */
function meaningsOf(phrase: string, { meanings }: KnownNames): readonly Meaning[] {
  return meanings.get(phrase) ?? meanings.get(phrase.replace(/^و/, '')) ?? [];
}

/** «تحت 70,000» at a word, unless the price is limited already. */
function highestPrice(
  words: readonly SearchWord[],
  at: number,
  isFree: (meaning: Meaning) => boolean,
): Found | null {
  const ahead = words.slice(at, at + MOST_PRICE_WORDS);
  const quoted = ahead.findIndex(({ isQuoted }) => isQuoted);
  const plain = quoted < 0 ? ahead : ahead.slice(0, quoted);
  const said = saidPrice(foldPhrase(plain.map(({ text }) => text).join(' ')));
  if (!said) return null;
  const figure = said.amount.toLocaleString('en-US');
  const names = { nameAr: `حتى ${figure} ر.س`, nameEn: `up to R.S ${figure}` };
  const meaning: Meaning = { kind: 'priceTo', id: said.amount, ...names };
  return isFree(meaning) ? { words: plain.slice(0, said.words), meanings: [meaning] } : null;
}
