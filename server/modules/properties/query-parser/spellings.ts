import { distance } from 'fastest-levenshtein';
import { FILLERS } from './filler-words.ts';
import { foldPhrase, type Meaning, type ParserNames } from './names.ts';
import { joinWords, type SearchWord, searchWords } from './words.ts';

/** The most words in a name, and the most words of a text that are read. */
const MOST_WORDS = 3;
const WORDS_READ = 12;
/** Shorter words are close to too many names. */
const FEWEST_LETTERS = 3;
/** Words of at least this many letters may have two errors, shorter ones one. */
const LONG_NAME = 6;
/** Kinds by how often they are meant, to rank equally close names. */
const KINDS: readonly Meaning['kind'][] = ['city', 'type', 'purpose', 'neighborhood', 'region'];
/**
 * A word of at least this many letters that is one error away from a name and has the same first
 * letter is that name: «الياسمن».
 */
const SURE_LETTERS = 5;

/**
 * Returns the text with an unknown word replaced by a similar name, closest first: «شقة في جدا»
 * gives «شقة في جدة». Ignores whether a word has the article, attached or separate.
 */
export function nearSpellings(text: string, names: ParserNames): string[] {
  return [...new Set(spellingsNear(text, names).map((one) => one.text))];
}

/** Returns the text with every word replaced that can mean only one name; null if there is none. */
export function sureSpelling(text: string, names: ParserNames): string | null {
  const [nearest] = spellingsNear(text, names).filter(({ isSure }) => isSure);
  return nearest ? (sureSpelling(nearest.text, names) ?? nearest.text) : null;
}

function spellingsNear(text: string, { meanings }: ParserNames) {
  const words = searchWords(text).slice(0, WORDS_READ);
  const names = [...meanings].flatMap(([phrase, [meaning]]) =>
    meaning && KINDS.includes(meaning.kind) ? { letters: lettersOf(phrase), meaning } : [],
  );
  const found = windowsOf(words).flatMap(({ at, said }) => {
    if (said.some(({ isQuoted }) => isQuoted)) return [];
    const phrase = foldPhrase(said.map((word) => word.text).join(' '));
    const letters = lettersOf(phrase);
    // A phrase that is a name, or contains a name or filler word, is not corrected.
    const isName =
      said.some(({ text: word }) => meanings.has(foldPhrase(word)) || FILLERS.has(foldPhrase(word))) ||
      meanings.has(phrase);
    if (isName || letters.length < FEWEST_LETTERS) return [];
    return names.flatMap(({ letters: known, meaning }) => {
      const most = mostSlips(Math.max(letters.length, known.length));
      if (Math.abs(letters.length - known.length) > most) return [];
      const slips = distance(letters, known);
      if (slips > most) return [];
      const name = /[a-z]/.test(phrase) ? meaning.nameEn : meaning.nameAr;
      const isSure = slips <= 1 && letters.length >= SURE_LETTERS && letters[0] === known[0];
      const rank = KINDS.indexOf(meaning.kind);
      return { slips, rank, isSure, text: rewritten(words, at, said.length, name) };
    });
  });
  return found.sort((a, b) => a.slips - b.slips || a.rank - b.rank);
}

/** All runs of words that may be one name, longest first. */
function windowsOf(words: readonly SearchWord[]) {
  return words.flatMap((_, at) => {
    const most = Math.min(MOST_WORDS, words.length - at);
    return Array.from({ length: most }, (_, less) => ({ at, said: words.slice(at, at + most - less) }));
  });
}

/** A folded phrase without spaces and article: «al malqa» and «almalqa» are equal. */
function lettersOf(phrase: string): string {
  return phrase.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:al|ال)(?=.{2})/, '');
}

function mostSlips(letters: number): number {
  return letters < LONG_NAME ? 1 : 2;
}

function rewritten(words: readonly SearchWord[], at: number, count: number, name: string): string {
  return joinWords([...words.slice(0, at), { text: name, isQuoted: false }, ...words.slice(at + count)]);
}
