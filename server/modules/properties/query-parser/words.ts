const QUOTED = /["“”«»]([^"“”«»]+)["“”«»]/g;
/** Word separators; a comma between digits is part of the number. */
const BETWEEN_WORDS = /(?:[\s()[\]{}*]|[،؛,;.!؟?:…]+(?=\s|$)|#(?=\p{L}))+/u;
/**
 * Dashes and slashes: «40-60» is two numbers; «Al-Malqa», «شقة/فيلا» and «شقة_للإيجار» are two
 * words each.
 */
const BETWEEN_NUMBERS = /(?<=\p{Nd})\s*[-‐-―]\s*(?=\p{Nd})/gu;
const BETWEEN_LETTERS = /(?<=\p{L})[-‐-―/_،,؟](?=\p{L})/gu;
/** «3غرف», «ب500»: separates a number from an Arabic word, except in «م2». */
const BETWEEN_NUMBER_AND_WORD =
  /(?<=\p{Nd})(?=[\u0620-\u064a])|(?<=[\u0620-\u0644\u0646-\u064a])(?=\p{Nd})/gu;

/** A word of a search text, or a phrase in quotes. */
export interface SearchWord {
  text: string;
  isQuoted: boolean;
}

/**
 * The words of a search text in order; text in quotes stays one phrase and is searched literally.
 */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  const addPlain = (part: string) => {
    const apart = part
      .replace(BETWEEN_NUMBERS, ' - ')
      .replace(BETWEEN_LETTERS, ' ')
      .replace(BETWEEN_NUMBER_AND_WORD, ' ');
    for (const word of apart.split(BETWEEN_WORDS)) if (word) words.push({ text: word, isQuoted: false });
  };
  let end = 0;
  for (const match of text.matchAll(QUOTED)) {
    addPlain(text.slice(end, match.index));
    const phrase = match[1]?.trim();
    if (phrase) words.push({ text: phrase, isQuoted: true });
    end = match.index + match[0].length;
  }
  addPlain(text.slice(end));
  return words;
}

/** Joins the words to a text that `searchWords` splits the same way. */
export function joinWords(words: readonly SearchWord[]): string {
  return words.map(({ text, isQuoted }) => (isQuoted ? `"${text}"` : text)).join(' ');
}
