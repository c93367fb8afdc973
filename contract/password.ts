import { foldDigits } from './digits.ts';

/** All kinds of space count as a space (RFC 8265, OpaqueString). */
const SPACES = /\p{Zs}/gu;
/** Variation selectors: they only change how the letter before looks. */
const VARIANTS = /[\u034f\u180b-\u180d\ufe00-\ufe0f]/g;
const JOINERS = /[\u200c\u200d]/g;

/**
 * Normalises a password for hashing and comparing, so that every keyboard gives the same: «é» as
 * one or two code points, and digits of any script. Drops nothing that a user can see.
 */
export function plainPassword(typed: string): string {
  return foldDigits(typed.normalize('NFKC').replace(VARIANTS, '').replace(SPACES, ' ')).replace(JOINERS, '');
}

/** Counts the letters that a user sees: an accent or a vowel mark counts with its letter. */
export function passwordLength(typed: string): number {
  return [...plainPassword(typed).replace(/\p{M}/gu, '')].length;
}
