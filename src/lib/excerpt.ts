/** What may not stand before the ellipsis: spaces, and signs that only join what follows. */
const TRAILING = /[\s،,;؛:.…\-–(«“]+$/u;
/** A letter with its marks: Arabic vowel signs stay with their letter. */
const GRAPHEME = /\P{M}\p{M}*/gu;

/**
 * The beginning of a text, at most `length` characters and the ellipsis: cut at the end of a word, so that no
 * Arabic letter changes its form and no word its meaning. A first word that is longer by itself is cut
 * between letters.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(' ', length);
  const whole = end > 0 ? line.slice(0, end) : wholeLetters(line, length);
  return `${whole.replace(TRAILING, '')}…`;
}

function wholeLetters(word: string, length: number): string {
  let taken = '';
  for (const [letter] of word.matchAll(GRAPHEME)) {
    if (taken.length + letter.length > length) break;
    taken += letter;
  }
  return taken;
}
