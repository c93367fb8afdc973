/**
 * Marks of direction, soft hyphens and spaces without a width: they come along, unseen, when a text
 * is pasted.
 */
const MARKS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/**
 * They hold letters apart or together, and emoji: in words they have a meaning, between digits
 * none.
 */
const JOINERS = /[\u200C\u200D]/g;
const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without white space round it; '' where there is nothing in it that could be seen. */
export function trimUnseen(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/**
 * A line of words as it is pasted: no marks of direction, which would turn what is written after
 * it, and one kind of space.
 */
export function plainLine(typed: string): string {
  return trimUnseen(typed.replace(MARKS, '').replace(/\s+/g, ' '));
}

/**
 * Folds Arabic-Indic (U+0660–0669) and extended Arabic-Indic (U+06F0–06F9) digits to 0–9 and drops
 * what comes along unseen when a number is pasted. Each such digit block starts at a code point
 * whose low nibble is 0.
 */
export function foldDigits(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(JOINERS, '')
    .replace(ARABIC_INDIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
