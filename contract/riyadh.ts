/**
 * Days and times of Riyadh as the contract writes them: a day as YYYY-MM-DD, a clock as HH:MM.
 * Days are counted as they stand, so no time zone of a device or of the server moves them.
 */

/** Riyadh keeps one offset the whole year, and has since 1947. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day in Riyadh at a moment (a date, or ms since 1970). */
export function riyadhDay(at: Date | number): string {
  return new Date(Number(at) + OFFSET_MS).toISOString().slice(0, 10);
}

/** The clock in Riyadh at a moment (a date, or ms since 1970). */
export function riyadhClock(at: Date | number): string {
  return new Date(Number(at) + OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment of a day and a clock of Riyadh. */
export function riyadhMoment(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00${OFFSET}`);
}

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
