import dayjs from 'dayjs';

/** What the month calendar, which counts in the device's own dates, needs of days (YYYY-MM-DD). */

export { hijriMonths, monthName, weekday } from '../../contract/calendar-dates.ts';

/** The day's noon on the device. */
export function localDate(day: string): Date {
  return dayjs(day).hour(12).toDate();
}

/** The day that a date of the device's is in. */
export function dayOf(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}
