import { foldDigits } from '../../contract/digits.ts';
import { MAX_PAGE } from '../../contract/limits.ts';

/** The page that an address names, from 1; the first where it names none that can be. */
export function pageIn(search: object): number {
  const { page } = search as { page?: unknown };
  const text = foldDigits(String(page ?? '')).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= MAX_PAGE ? number : 1;
}

/** The search part for a page; nothing for the first. */
export function pageSearch(page: number): { page?: number } {
  return page > 1 ? { page } : {};
}
