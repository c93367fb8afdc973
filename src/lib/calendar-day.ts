import dayjs from 'dayjs';

/**
 * Days as the contract writes them, YYYY-MM-DD, which are Riyadh's own: they are counted and named as they
 * stand, and no device's time zone moves them. Gregorian and Hijri (Umm al-Qura) names in Western digits.
 */

const GREGORIAN: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};
const HIJRI: Record<string, string> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};

/** The day's noon, by UTC: safe from every shift of a clock. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const named = (locale: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** Which day it is in Riyadh at a moment (ms since 1970). */
export function riyadhDay(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(now);
}

/** Whether a text is a day that exists. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dayjs(text).toDate()) === text;
}

/** So many days later. */
export function addDays(day: string, count: number): string {
  return dayjs(day).add(count, 'day').format('YYYY-MM-DD');
}

/** For what counts in the device's own dates: the day's noon there. */
export function localDate(day: string): Date {
  return dayjs(day).hour(12).toDate();
}

/** The day that a date of the device's is in. */
export function dayOf(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** «الثلاثاء، 24 نوفمبر» */
export function longDay(day: string, language: string): string {
  return named(GREGORIAN[language], { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day));
}

/** «24 نوفمبر» */
export function shortDay(day: string, language: string): string {
  return named(GREGORIAN[language], { day: 'numeric', month: 'long' }).format(noon(day));
}

/** «الثلاثاء، 24 نوفمبر 2026» */
export function fullDay(day: string, language: string): string {
  return named(GREGORIAN[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(noon(day));
}

/** «14 جمادى الآخرة 1448 هـ» */
export function hijriDay(day: string, language: string): string {
  return named(HIJRI[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(noon(day));
}

/** «نوفمبر 2026», the month that a day is in. */
export function monthName(day: string, language: string): string {
  return named(GREGORIAN[language], { month: 'long', year: 'numeric' }).format(noon(day));
}

/** «جمادى الأولى – جمادى الآخرة 1448 هـ», which Hijri months that month is part of. */
export function hijriMonths(day: string, language: string): string {
  const first = dayjs(day).startOf('month');
  return named(HIJRI[language], { month: 'long', year: 'numeric' }).formatRange(
    noon(first.format('YYYY-MM-DD')),
    noon(first.endOf('month').format('YYYY-MM-DD')),
  );
}

/** A day of the week in full, and short enough for a seventh of a phone's width: «الثلاثاء», «ثلاثاء»; "Tuesday", "Tue". */
export function weekday(day: string, language: string, length: 'long' | 'short'): string {
  const name = named(GREGORIAN[language], { weekday: length }).format(noon(day));
  return length === 'short' ? name.replace(/^ال/, '') : name;
}

/** «5:00 م», "5:00 pm". Takes HH:MM, which is Riyadh's own. */
export function clockTime(time: string, language: string): string {
  // British English would write 24 hours, and with `hour12` noon as 0:00 pm.
  const words = named(GREGORIAN[language], { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).format(
    new Date(`2000-01-01T${time}Z`),
  );
  // No line ends between «5:00» and «م».
  return words.replace(' ', '\u00A0');
}
