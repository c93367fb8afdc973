/* Sums with calendar days, YYYY-MM-DD, whatever the clock says. */

const DAY_MS = 86_400_000;

/** Whether something is a text of a day that exists. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(text);
}

/** The day so many days later; earlier where `days` is below zero. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days from one day to another; below zero where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of the month so many months later; the month's last day where it has none such. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return new Date(lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 0 for Sunday, with which the week begins, to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}
