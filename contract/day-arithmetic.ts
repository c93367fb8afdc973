/* Arithmetic with calendar days, YYYY-MM-DD, independent of time zones. */

const DAY_MS = 86_400_000;

/** Whether the value is a day that exists, as YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(text);
}

/** The day `days` later; earlier if negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two days; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of the month, `months` later; the month's last day if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return new Date(lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 0 for Sunday, the week's first day, to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}
