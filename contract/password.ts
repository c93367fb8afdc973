import { foldDigits } from './digits.ts';

/** Spaces of other widths are spaces (RFC 8265, OpaqueString). */
const SPACES = /\p{Zs}/gu;
/** Choose how the letter before looks, where a font has both. */
const VARIANTS = /[\u034f\u180b-\u180d\ufe00-\ufe0f]/g;
const JOINERS = /[\u200c\u200d]/g;

/**
 * A password as it is kept and compared, the same from every keyboard: whether «é» came as one
 * letter or as two, and digits in whatever script. Nothing that a person sees is dropped.
 */
export function plainPassword(typed: string): string {
  return foldDigits(typed.normalize('NFKC').replace(VARIANTS, '').replace(SPACES, ' ')).replace(JOINERS, '');
}

/** How many letters a person sees: an accent or a vowel mark counts with its letter. */
export function passwordLength(typed: string): number {
  return [...plainPassword(typed).replace(/\p{M}/gu, '')].length;
}
