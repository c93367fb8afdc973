import { foldDigits } from '../../contract/digits.ts';
import { MAX_PAGE } from '../../contract/limits.ts';

/** The page number in a URL's search, from 1; 1 if it is missing or not valid. */
export function pageIn(search: object): number {
  const { page } = search as { page?: unknown };
  const text = foldDigits(String(page ?? '')).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= MAX_PAGE ? number : 1;
}

/** The search parameters of a page; empty for the first. */
export function pageSearch(page: number): { page?: number } {
  return page > 1 ? { page } : {};
}
