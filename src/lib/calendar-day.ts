import dayjs from 'dayjs';

/** Helpers of the month calendar, which uses the device's own dates; days are YYYY-MM-DD. */

export { hijriMonths, monthName, weekday } from '../../contract/calendar-dates.ts';

/** Noon of the day in the device's time zone. */
export function localDate(day: string): Date {
  return dayjs(day).hour(12).toDate();
}

/** The day of a date in the device's time zone. */
export function dayOf(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}
