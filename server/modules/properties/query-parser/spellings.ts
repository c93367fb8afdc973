import { distance } from 'fastest-levenshtein';
import { FILLERS } from './filler-words.ts';
import { foldPhrase, type Meaning, type ParserNames } from './names.ts';
import { joinWords, type SearchWord, searchWords } from './words.ts';

/** The most words of a name that is looked for, and of a text that is looked at. */
const MOST_WORDS = 3;
const WORDS_READ = 12;
/** A shorter word is near to too many names. */
const FEWEST_LETTERS = 3;
/** From so many letters on two slips are forgiven, below it one. */
const LONG_NAME = 6;
/** Of two names that are as near, the kind that more people mean comes first. */
const KINDS: readonly Meaning['kind'][] = ['city', 'type', 'purpose', 'neighborhood', 'region'];
/**
 * A word of so many letters that is one slip from a name, and begins as it, is that name:
 * «الياسمن».
 */
const SURE_LETTERS = 5;

/**
 * The text with a word that is no name written as one that it is near to: «شقة في جدا» as «شقة في
 * جدة», the nearest first. Whether a word stands apart from its article, or has one, makes no
 * difference.
 */
export function nearSpellings(text: string, names: ParserNames): string[] {
  return [...new Set(spellingsNear(text, names).map((one) => one.text))];
}

/**
 * The text with every word that can be but one name written as that name; null where there is none.
 */
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
    // What is a name already, or holds one, is spelt as it was meant.
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

/** Every run of words that may be one name, the longest first. */
function windowsOf(words: readonly SearchWord[]) {
  return words.flatMap((_, at) => {
    const most = Math.min(MOST_WORDS, words.length - at);
    return Array.from({ length: most }, (_, less) => ({ at, said: words.slice(at, at + most - less) }));
  });
}

/** A folded phrase without its spaces and its article: «al malqa» and «almalqa» are one. */
function lettersOf(phrase: string): string {
  return phrase.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:al|ال)(?=.{2})/, '');
}

function mostSlips(letters: number): number {
  return letters < LONG_NAME ? 1 : 2;
}

function rewritten(words: readonly SearchWord[], at: number, count: number, name: string): string {
  return joinWords([...words.slice(0, at), { text: name, isQuoted: false }, ...words.slice(at + count)]);
}
