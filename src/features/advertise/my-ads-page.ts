import { foldDigits } from '../../../contract/digits.ts';
import { MAX_PAGE } from '../../../contract/limits.ts';

/** The page of one's ads that an address names, from 1; the first where it names none that can be. */
export function adsPage(search: object): number {
  const text = foldDigits(String('page' in search ? search.page : '')).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= MAX_PAGE ? number : 1;
}
