import { and, type SQL, sql } from 'drizzle-orm';
import { foldDigits } from '../../../contract/digits.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import { normaliseMobile } from '../../../contract/mobile.ts';

const MOST_WORDS = 5;

/** An operator's search in the console. */
export type SearchQuery =
  /**
   * A mobile or its beginning, normalised as in the contract; `id` is null if the number is too
   * long for one.
   */
  { id: number | null; mobile: string; words: null } | { id: null; mobile: null; words: string[] };

/** Reads digits of any script as an id and a mobile, all else as words. */
export function readSearchQuery(typed: string): SearchQuery {
  const digits = foldDigits(typed).replace(/[\s-]/g, '');
  if (!/^\+?\d+$/.test(digits)) {
    return { id: null, mobile: null, words: typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS) };
  }
  const number = Number(digits);
  const isId = /^[1-9]\d*$/.test(digits) && number <= MAX_ID;
  return { id: isId ? number : null, mobile: normaliseMobile(digits).slice(0, 10), words: null };
}

/** Matches a folded text that holds all the words, in any spelling. */
export const holdsWords = (folded: SQL, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) => sql`${folded} like '%' || fold_arabic(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`),
  );
