import { foldPhrase, type KnownNames, type Meaning } from './known-names.ts';
import { type SearchWord, searchWords } from './search-words.ts';

/** The most words of a name («المنطقة الشرقية», «King Abdullah Economic City»). */
const MOST_WORDS = 4;
/** What is written before a place and says nothing more («شقة في حي الملقا», "flat in the city of Jeddah"). */
const LEADS = new Set([
  'في',
  'بحي',
  'حي',
  'مدينه',
  'بمدينه',
  'منطقه',
  'بمنطقه',
  'in',
  'the',
  'city',
  'region',
  'of',
]);

type Kind = Meaning['kind'];

interface Asked {
  /** Kinds that the call's own filters say already: a word does not say them again. */
  isTaken: (kind: Kind) => boolean;
  /** The city that the call's own filters name. */
  cityId: number | undefined;
}

export interface Understood {
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
 * Which words of a search text are names of a type, a place or a purpose, in either language and any
 * spelling: «فيلا جده» is a villa in Jeddah. One of each kind; a second, and what stands in quotes, stays text.
 */
export function understandText(text: string, names: KnownNames, { isTaken, cityId }: Asked): Understood {
  const words = searchWords(text);
  const found: Found[] = [];
  const taken = new Set<Kind>();
  const rest: SearchWord[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestName(words, at, names, (kind) => taken.has(kind) || isTaken(kind));
    if (match) {
      found.push(match);
      const [{ kind } = { kind: 'type' as const }] = match.meanings;
      taken.add(kind);
      // «حي الملقا»: the lead goes with its place.
      if (kind !== 'type' && kind !== 'purpose') while (rest.length > 0 && isLead(rest.at(-1))) rest.pop();
      at += match.words.length;
    } else rest.push(...words.slice(at, ++at));
  }
  const cityIds = found
    .flatMap(({ meanings }) => meanings)
    .flatMap((one) => (one.kind === 'city' ? one.id : []));
  const within = new Set(cityId === undefined ? cityIds : [cityId]);
  const meant = found.flatMap(({ words: said, meanings }) => {
    const fitting = meanings.filter(
      (one) => one.kind !== 'neighborhood' || within.size === 0 || within.has(one.cityId),
    );
    // A neighbourhood of that name is elsewhere: the words may still stand in a title.
    if (fitting.length === 0) rest.push(...said);
    return fitting;
  });
  return { meant, rest: rest.map(({ text: word, isQuoted }) => (isQuoted ? `"${word}"` : word)).join(' ') };
}

function isLead(word: SearchWord | undefined): boolean {
  return word !== undefined && !word.isQuoted && LEADS.has(foldPhrase(word.text));
}

/** The longest name that starts at a word: everything of one kind that it may mean. */
function longestName(
  words: readonly SearchWord[],
  at: number,
  names: KnownNames,
  isTaken: (kind: Kind) => boolean,
): Found | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count);
    if (said.some(({ isQuoted }) => isQuoted)) continue;
    const phrase = foldPhrase(said.map(({ text }) => text).join(' '));
    const meanings = (names.meanings.get(phrase) ?? []).filter(({ kind }) => !isTaken(kind));
    const first = meanings[0];
    if (first) return { words: said, meanings: meanings.filter(({ kind }) => kind === first.kind) };
  }
  return null;
}
