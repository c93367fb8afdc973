import { formatCount } from './digits.ts';

/**
 * Rounds a distance for reading: metres to fifties below a kilometre, then kilometres, to a tenth
 * below ten.
 */
export function readableDistance(metres: number): { unit: 'metres' | 'kilometres'; amount: string } {
  if (metres < 975) return { unit: 'metres', amount: String(Math.max(1, Math.round(metres / 50)) * 50) };
  const kilometres = metres / 1000;
  return {
    unit: 'kilometres',
    amount:
      kilometres < 9.95 ? String(Math.round(kilometres * 10) / 10) : formatCount(Math.round(kilometres)),
  };
}
