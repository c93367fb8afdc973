import type { PropertyFilters } from '../../../contract/properties.ts';
import { type Standing, standingOf } from './chosen-filters.ts';
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

interface Understood {
  /** What words of the text mean; of a neighbourhood whose name several cities have, all. */
  meant: Meaning[];
  /** The words to look for as they stand; empty where all are names. */
  rest: string;
}

interface Found {
  words: SearchWord[];
  meanings: Meaning[];
  standing: Standing;
}

/** How a meaning stands; null where it is the second of its kind. */
type Judge = (meaning: Meaning) => Standing | null;

/**
 * Which words of a search text are names of a type or a place, or say another filter, in either language and
 * any spelling: «فيلا جده» is a villa in Jeddah, «شقة ٣ غرف تحت ٧٠ ألف» a flat of three rooms for 70,000 at most.
 * One of each kind, but as many features as are named; a second, and what stands in quotes, stays text. The
 * filters that are chosen win: a word that says the same or otherwise is set aside, and not looked for either.
 */
export function understandText(text: string, names: KnownNames, chosen: PropertyFilters): Understood {
  const words = searchWords(text);
  const found: Found[] = [];
  const taken = new Set<Kind>();
  const rest: SearchWord[] = [];
  let isAnyKnown = false;
  const judge: Judge = (one) => {
    const standing = standingOf(one, chosen);
    return standing === 'new' && taken.has(one.kind) ? null : standing;
  };
  for (let at = 0; at < words.length; ) {
    const match = longestName(words, at, names, judge) ?? highestPrice(words, at, judge);
    const [meaning] = match?.meanings ?? [];
    if (match && meaning) {
      isAnyKnown = true;
      // «حي الملقا»: the lead goes with its place.
      if (PLACES.has(meaning.kind)) while (rest.length > 0 && isOneOf(LEADS, rest.at(-1))) rest.pop();
      if (match.standing === 'new') {
        found.push(match);
        if (meaning.kind !== 'feature') taken.add(meaning.kind);
        else if (meaning.told) rest.push({ text: meaning.told, isQuoted: false });
      }
      at += match.words.length;
    } else rest.push(...words.slice(at, ++at));
  }
  const cityIds = found
    .flatMap(({ meanings }) => meanings)
    .flatMap((one) => (one.kind === 'city' ? one.id : []));
  const within = new Set(cityIds);
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
  const kept = telling.length > 0 || isAnyKnown ? telling : rest;
  return { meant, rest: kept.map(({ text: word, isQuoted }) => (isQuoted ? `"${word}"` : word)).join(' ') };
}

function isOneOf(set: ReadonlySet<string>, word: SearchWord | undefined): boolean {
  return word !== undefined && !word.isQuoted && set.has(foldPhrase(word.text));
}

/** The longest name that starts at a word: everything of one kind that it may mean, set aside only if all is. */
function longestName(
  words: readonly SearchWord[],
  at: number,
  names: KnownNames,
  judge: Judge,
): Found | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count);
    if (said.some(({ isQuoted }) => isQuoted)) continue;
    const phrase = foldPhrase(said.map(({ text }) => text).join(' '));
    const judged = meaningsOf(phrase, names).flatMap((meaning) => {
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

/** «ومسبح» is «مسبح» with the "and" that is written onto it. */
function meaningsOf(phrase: string, { meanings }: KnownNames): readonly Meaning[] {
  return meanings.get(phrase) ?? meanings.get(phrase.replace(/^و/, '')) ?? [];
}

/** «تحت 70,000» at a word. */
function highestPrice(words: readonly SearchWord[], at: number, judge: Judge): Found | null {
  const ahead = words.slice(at, at + MOST_PRICE_WORDS);
  const quoted = ahead.findIndex(({ isQuoted }) => isQuoted);
  const plain = quoted < 0 ? ahead : ahead.slice(0, quoted);
  const said = saidPrice(foldPhrase(plain.map(({ text }) => text).join(' ')));
  if (!said) return null;
  const figure = said.amount.toLocaleString('en-US');
  const names = { nameAr: `حتى ${figure} ريال`, nameEn: `up to ${figure} SAR` };
  const meaning: Meaning = { kind: 'priceTo', id: said.amount, ...names };
  const standing = judge(meaning);
  return standing && { words: plain.slice(0, said.words), meanings: [meaning], standing };
}
