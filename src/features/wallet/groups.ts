import { clockTime, monthName, riyadhDay, shortDay } from '../../lib/calendar-day.ts';

/** HH:MM of a moment in Riyadh. */
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Riyadh',
  hour: '2-digit',
  minute: '2-digit',
});

/** «5:00 م» in Riyadh. */
export function clockOf(timestamp: string, language: string): string {
  return clockTime(CLOCK.format(new Date(timestamp)), language);
}

/** The day in Riyadh of a moment. */
export const dayOfMoment = (timestamp: string) => riyadhDay(Date.parse(timestamp));

/** «24 نوفمبر، 5:00 م» in Riyadh. */
export function dayAndClock(timestamp: string, language: string): string {
  const comma = language === 'ar' ? '، ' : ', ';
  return `${shortDay(dayOfMoment(timestamp), language)}${comma}${clockOf(timestamp, language)}`;
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
