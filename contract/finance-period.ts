import { daysAfter, isDay, monthsAfter } from './day-arithmetic.ts';

/** A day (`2026-11-27`) or a month (`2026-11`) of Riyadh, as the console's address names it. */
export interface FinancePeriod {
  name: string;
  isMonth: boolean;
  /** Its first day, and the first one after it. */
  from: string;
  to: string;
  previous: string;
  /** Null while it has not begun. */
  next: string | null;
}

const NAME = /^2\d{3}-\d{2}(?:-\d{2})?$/;

/** The period of that name; `unknown` where there is none, `future` where it has not begun. */
export function readPeriod(name: string, today: string): FinancePeriod | 'unknown' | 'future' {
  const isMonth = name.length === 7;
  const from = isMonth ? `${name}-01` : name;
  if (!NAME.test(name) || !isDay(from)) return 'unknown';
  if (from > today) return 'future';
  const step = (by: number) => (isMonth ? monthsAfter(from, by) : daysAfter(from, by));
  const nameOf = (day: string) => (isMonth ? day.slice(0, 7) : day);
  const to = step(1);
  return { name, isMonth, from, to, previous: nameOf(step(-1)), next: to > today ? null : nameOf(to) };
}
