import { foldDigits } from '../../../contract/digits.ts';
import { MAX_PAGE } from '../../../contract/limits.ts';

/** The page that an address of /myreports names, from 1; the first where it names none that can be. */
export function reportPage({ page }: { page?: unknown }): number {
  const text = foldDigits(String(page ?? '')).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= MAX_PAGE ? number : 1;
}
