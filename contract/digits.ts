/** Direction marks, soft hyphens and zero-width spaces: invisible characters of pasted text. */
const MARKS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Joiners between letters and in emoji: significant in words, but not between digits. */
const JOINERS = /[\u200C\u200D]/g;
const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without surrounding white space; '' if it has no visible character. */
export function trimUnseen(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/**
 * Normalises a pasted line: drops direction marks, which would turn the text after it, and
 * collapses white space.
 */
export function plainLine(typed: string): string {
  return trimUnseen(typed.replace(MARKS, '').replace(/\s+/g, ' '));
}

/**
 * Folds Arabic-Indic (U+0660–0669) and extended Arabic-Indic (U+06F0–06F9) digits to 0–9 and drops
 * the invisible characters of a pasted number. Each of these digit blocks starts at a code point
 * whose low four bits are 0.
 */
export function foldDigits(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(JOINERS, '')
    .replace(ARABIC_INDIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
