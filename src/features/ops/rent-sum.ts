import { RENT_RHYTHMS } from '../../../contract/rental-units.ts';

const MONTHS: Record<string, number> = RENT_RHYTHMS;

/**
 * The number of a tenancy's dues, and the total in riyals; null while the term, the rhythm or the
 * amount is incomplete, or the term does not divide.
 */
export function rentSum(given: Record<string, string>): { dues: number; total: number } | null {
  const months = Number(given.term) * (given.unit === 'year' ? 12 : 1);
  const dues = months / (MONTHS[given.every ?? ''] ?? Number.NaN);
  const rent = Number(given.rent);
  if (!Number.isInteger(dues) || dues < 1 || !(rent > 0)) return null;
  return { dues, total: Math.round(dues * rent * 100) / 100 };
}
