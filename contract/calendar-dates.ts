import { daysAfter, monthsAfter } from './day-arithmetic.ts';
import { windowEnd } from './order-windows.ts';
import { riyadhDay, riyadhMoment } from './riyadh.ts';
import { CLOCK, formatter, GREGORIAN, gregorian, timeOfDay } from './written-dates.ts';

/**
 * Formats calendar days, Gregorian and Hijri, for screens beyond the first ones; see
 * written-dates.ts.
 */

const HIJRI: Record<string, string> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};
const noonOf = (day: string) => riyadhMoment(day, '12:00');

/** «14 جمادى الآخرة 1448 هـ», by Umm al-Qura. */
export function hijriDay(day: string, language: string): string {
  return formatter(HIJRI[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(noonOf(day));
}

/**
 * «جمادى الأولى – جمادى الآخرة 1448 هـ», the Hijri months that overlap the day's Gregorian month.
 */
export function hijriMonths(day: string, language: string): string {
  const first = `${day.slice(0, 7)}-01`;
  const last = daysAfter(monthsAfter(first, 1), -1);
  return formatter(HIJRI[language], { month: 'long', year: 'numeric' }).formatRange(
    noonOf(first),
    noonOf(last),
  );
}

/** «24 نوفمبر» */
function shortDay(day: string, language: string): string {
  return gregorian(noonOf(day), language, { day: 'numeric', month: 'long' });
}

/** «الثلاثاء، 24 نوفمبر» */
export function longDay(day: string, language: string): string {
  return gregorian(noonOf(day), language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** «الثلاثاء، 24 نوفمبر 2026» */
export function fullDay(day: string, language: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return gregorian(noonOf(day), language, parts);
}

/** «نوفمبر 2026», the day's month. */
export function monthName(day: string, language: string): string {
  return gregorian(noonOf(day), language, { month: 'long', year: 'numeric' });
}

/**
 * A day of the week in full («الثلاثاء», "Tuesday"), or short enough for a seventh of a phone's
 * width («ثلاثاء», "Tue").
 */
export function weekday(day: string, language: string, length: 'long' | 'short'): string {
  const name = gregorian(noonOf(day), language, { weekday: length });
  return length === 'short' ? name.replace(/^ال/, '') : name;
}

/** «24 نوفمبر 2026 في 5:00 م» */
export function dateAndTime(timestamp: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK } as const;
  return gregorian(new Date(timestamp), language, parts);
}

/** «24 نوفمبر، 5:00 م»; `write` formats the day. */
export function dayAndClock(timestamp: string, language: string, write = shortDay): string {
  const comma = language === 'ar' ? '، ' : ', ';
  return write(riyadhDay(Date.parse(timestamp)), language) + comma + timeOfDay(timestamp, language);
}

/** «4:00 – 6:00 م», the times of a maintenance order's window that begins at `from`. */
export function windowTimes(from: Date, language: string): string {
  return formatter(GREGORIAN[language], CLOCK).formatRange(from, windowEnd(from));
}

/** «اليوم 1:05 م», or date and time if it is not today. `today` is the word for it. */
export function todayOrDate(timestamp: string, now: number, language: string, today: string): string {
  if (riyadhDay(Date.parse(timestamp)) !== riyadhDay(now)) return dateAndTime(timestamp, language);
  return `${today} ${timeOfDay(timestamp, language)}`;
}
