import { daysAfter, monthsAfter } from '../../../contract/day-arithmetic.ts';
import type { RentalUnit } from '../../../contract/rental-units.ts';

/** What a tenancy is agreed on. */
export interface Term {
  /** YYYY-MM-DD, its first day. */
  startsOn: string;
  /** So many units. */
  term: number;
  unit: RentalUnit;
}

const UNIT_MONTHS: Record<RentalUnit, number> = { year: 12, month: 1 };

/** Months of the whole term. */
export const monthsOf = ({ term, unit }: Omit<Term, 'startsOn'>) => term * UNIT_MONTHS[unit];

/**
 * The last day of a term: the day before its first day's next turn. Where the last month has no
 * such day (31 January and a month, 29 February and a year), it is that month's last.
 */
export function lastDayOf({ startsOn, ...length }: Term): string {
  const turn = monthsAfter(startsOn, monthsOf(length));
  return turn.slice(8) === startsOn.slice(8) ? daysAfter(turn, -1) : turn;
}

/**
 * A rent shared among so many dues: equal ones of whole riyals, and the last bears what is left, so
 * that they add up to the rent, to the halala.
 */
export function sharesOf(rentHalalas: number, dues: number): number[] {
  const share = Math.floor(rentHalalas / dues / 100) * 100;
  return Array.from({ length: dues }, (_, place) =>
    place < dues - 1 ? share : rentHalalas - share * (dues - 1),
  );
}

/**
 * The days on which the rent is due, the first day among them, every so many months; they must
 * divide the term.
 */
export function dueDaysOf({ startsOn, ...length }: Term, everyMonths: number): string[] {
  const count = monthsOf(length) / everyMonths;
  // Each from the first day: 31 January is followed by 28 February and then by 31 March.
  return Array.from({ length: count }, (_, index) => monthsAfter(startsOn, index * everyMonths));
}
