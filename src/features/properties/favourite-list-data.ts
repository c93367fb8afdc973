import { foldDigits } from '../../../contract/digits.ts';
import { MAX_PAGE } from '../../../contract/limits.ts';
import { wholeNumber } from './read-list-search.ts';

/** The page that an address of /favorite names, from 1; the first where it names none that can be. */
export function favouritePage({ page }: { page?: unknown }): number {
  return wholeNumber(1, MAX_PAGE)(foldDigits(String(page ?? '')).trim()) ?? 1;
}
