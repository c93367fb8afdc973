/**
 * Days and times in Riyadh as in the contract: a day as YYYY-MM-DD, a clock as HH:MM. Independent
 * of the time zones of device and server.
 */

/** Riyadh has had one offset all year since 1947. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** The day in Riyadh at a time (a date, or ms since 1970). */
export function riyadhDay(at: Date | number): string {
  return new Date(Number(at) + OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Riyadh, HH:MM, at a time (a date, or ms since 1970). */
export function riyadhClock(at: Date | number): string {
  return new Date(Number(at) + OFFSET_MS).toISOString().slice(11, 16);
}

/** The date of a day and a time of day in Riyadh. */
export function riyadhMoment(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00${OFFSET}`);
}
