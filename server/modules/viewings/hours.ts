/** The hours at which viewings start, as a bit set: bit h stands for h:00. */
export function hoursOf(...hours: number[]): number {
  return hours.reduce((bits, hour) => bits | (1 << hour), 0);
}

/** Whether a viewing starts at h:00. */
export function startsAtHour(bits: number, hour: number): boolean {
  return (bits & (1 << hour)) !== 0;
}

const WORKDAY = hoursOf(9, 10, 11, 16, 17, 18, 19, 20);

/**
 * The week of a property without its own, Sunday first: mornings and evenings around the noon and
 * night prayers, and none on Friday.
 */
export const DEFAULT_WEEK: readonly number[] = [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, 0, WORKDAY];
