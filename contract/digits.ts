const BIDI_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The text without the marks that turn its direction, which come along when it is pasted from another. */
function withoutBidiMarks(text: string): string {
  return text.replace(BIDI_MARKS, '');
}

/** A line of words as it is pasted: no marks of direction, which would turn what is written after it, and one kind of space. */
export function plainLine(typed: string): string {
  return withoutBidiMarks(typed).replace(/\s+/g, ' ').trim();
}

/**
 * Folds Arabic-Indic (U+0660–0669) and extended Arabic-Indic (U+06F0–06F9) digits to 0–9 and drops
 * bidirectional marks, which come along when a number is pasted from Arabic text.
 * Each such digit block starts at a code point whose low nibble is 0.
 */
export function foldDigits(text: string): string {
  return withoutBidiMarks(text).replace(ARABIC_INDIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
