import { daysAfter } from './day-arithmetic.ts';
import { riyadhDay, riyadhMoment } from './riyadh.ts';

/** Technicians come within windows of two hours, from 8:00 to 22:00 in Riyadh. */
const WINDOW_HOURS = 2;
const FIRST_HOUR = 8;
const LAST_HOUR = 22;
/** Days on offer, today included. */
export const ORDER_WINDOW_DAYS = 14;

/** The beginnings of a day's windows that are still to come at `now` (ms since 1970). */
export function orderWindows(day: string, now: number): Date[] {
  const starts: Date[] = [];
  for (let hour = FIRST_HOUR; hour < LAST_HOUR; hour += WINDOW_HOURS) {
    starts.push(riyadhMoment(day, `${String(hour).padStart(2, '0')}:00`));
  }
  return starts.filter((start) => start.getTime() > now);
}

/** The days with windows on offer at `now`. */
export function orderWindowDays(now: number): string[] {
  const days = Array.from({ length: ORDER_WINDOW_DAYS }, (_, after) => daysAfter(riyadhDay(now), after));
  return days.filter((day) => orderWindows(day, now).length > 0);
}

/** Whether a window that begins at `from` is on offer at `now`. */
export function isOrderWindow(from: Date, now: number): boolean {
  const day = riyadhDay(from);
  return (
    orderWindowDays(now).includes(day) &&
    orderWindows(day, now).some((start) => start.getTime() === from.getTime())
  );
}

/** The end of a window. */
export function windowEnd(from: Date): Date {
  return new Date(from.getTime() + WINDOW_HOURS * 3_600_000);
}
