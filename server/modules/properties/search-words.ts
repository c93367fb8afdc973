const QUOTED = /["“”«»]([^"“”«»]+)["“”«»]/g;
/** A comma between digits is part of its number. */
const BETWEEN_WORDS = /(?:\s|[،؛,;.!؟?](?=\s|$))+/;

/** One word of a search text, or a phrase that stood in quotes. */
export interface SearchWord {
  text: string;
  isQuoted: boolean;
}

/** The words of a search text in their order; what stands in quotes stays together, and is meant as it stands. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  const addPlain = (part: string) => {
    for (const word of part.split(BETWEEN_WORDS)) if (word) words.push({ text: word, isQuoted: false });
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
