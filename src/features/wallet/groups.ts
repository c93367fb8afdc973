import { monthName, riyadhDay, shortDay } from '../../lib/calendar-day.ts';
import { clockTime } from '../../lib/day-and-time.ts';

/** The day in Riyadh of a moment. */
export const dayOfMoment = (timestamp: string) => riyadhDay(Date.parse(timestamp));

/** «24 نوفمبر، 5:00 م» in Riyadh. */
export function dayAndClock(timestamp: string, language: string): string {
  const comma = language === 'ar' ? '، ' : ', ';
  return `${shortDay(dayOfMoment(timestamp), language)}${comma}${clockTime(timestamp, language)}`;
}

/** «نوفمبر 2026» of a moment. */
export const monthOfMoment = (timestamp: string, language: string) =>
  monthName(dayOfMoment(timestamp), language);

/** Rows that follow each other under one heading. */
export function groupBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): { name: string; rows: Row[] }[] {
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}
