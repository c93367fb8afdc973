/**
 * Days and times of Riyadh as the contract writes them: a day as YYYY-MM-DD, a clock as HH:MM.
 * Days are counted as they stand, so no time zone of a device or of the server moves them.
 */

/** Riyadh keeps one offset the whole year, and has since 1947. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

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
