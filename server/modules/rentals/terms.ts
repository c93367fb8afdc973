import { daysAfter, monthsAfter } from '../../../contract/day-arithmetic.ts';
import type { RentalUnit } from '../../../contract/rental-units.ts';

/** The agreed term of a tenancy. */
export interface Term {
  /** The first day, YYYY-MM-DD. */
  startsOn: string;
  /** The number of units. */
  term: number;
  unit: RentalUnit;
}

const UNIT_MONTHS: Record<RentalUnit, number> = { year: 12, month: 1 };

/** The months of the whole term. */
export const monthsOf = ({ term, unit }: Omit<Term, 'startsOn'>) => term * UNIT_MONTHS[unit];

/**
 * The last day of a term: the day before its first day recurs. If the last month lacks that day (31
 * January and a month, 29 February and a year), it is that month's last day.
 */
export function lastDayOf({ startsOn, ...length }: Term): string {
  const turn = monthsAfter(startsOn, monthsOf(length));
  return turn.slice(8) === startsOn.slice(8) ? daysAfter(turn, -1) : turn;
}

/**
 * Splits a rent into dues: equal amounts of whole riyals, and the last one takes the remainder, so
 * that they add up exactly.
 */
export function sharesOf(rentHalalas: number, dues: number): number[] {
  const share = Math.floor(rentHalalas / dues / 100) * 100;
  return Array.from({ length: dues }, (_, place) =>
    place < dues - 1 ? share : rentHalalas - share * (dues - 1),
  );
}

/**
 * The days on which the rent is due: the first day, then every `everyMonths` months, which must
 * divide the term.
 */
export function dueDaysOf({ startsOn, ...length }: Term, everyMonths: number): string[] {
  const count = monthsOf(length) / everyMonths;
  // Each counts from the first day: 31 January, 28 February, 31 March.
  return Array.from({ length: count }, (_, index) => monthsAfter(startsOn, index * everyMonths));
}
