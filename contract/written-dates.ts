import { riyadhClock, riyadhDay, riyadhMoment } from './riyadh.ts';

/**
 * Formats days and times of Riyadh for users, with Western digits in both languages (DESIGN §10). A
 * `day` is YYYY-MM-DD, a `clock` HH:MM, a `timestamp` ISO-8601, as in the contract; `now` is in ms
 * since 1970. Formats that first screens do not use are in calendar-dates.ts and elapsed-time.ts.
 */

export const GREGORIAN: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};
const MONTHS: Record<string, string> = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  en: 'January February March April May June July August September October November December',
};
/** Twelve-hour clock in both languages; `hour12` would format British noon as 0:00 pm. */
export const CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** A browser's first formatter takes 150 ms on a slow phone, so create one only when needed. */
export const formatter = (locale: string | undefined, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Riyadh' });

export function gregorian(at: Date, language: string, parts: Intl.DateTimeFormatOptions): string {
  const words = formatter(GREGORIAN[language], parts).format(at);
  // No line break between «5:00» and «م».
  return 'hour' in parts ? words.replace(/(\d) (?=\S+$)/, '$1\u00A0') : words;
}

/** «14 يونيو 2025», of a timestamp or a day. Without Intl, since first screens use it. */
export function writtenDay(timestamp: string, language: string): string {
  const [year, month, date] = riyadhDay(Date.parse(timestamp)).split('-');
  const name = (MONTHS[language] ?? MONTHS.en ?? '').split(' ')[Number(month) - 1];
  return `${Number(date)} ${name} ${year}`;
}

/** «5:00 م», "5:00 pm", of a clock. */
export function clockTime(clock: string, language: string): string {
  return gregorian(riyadhMoment('2000-01-01', clock), language, CLOCK);
}

/** «5:00 م», of a timestamp. */
export function timeOfDay(timestamp: string, language: string): string {
  return clockTime(riyadhClock(Date.parse(timestamp)), language);
}

/** «الثلاثاء، 24 نوفمبر في 5:00 م», of a day and a clock. */
export function dayAndTime(day: string, clock: string, language: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', ...CLOCK } as const;
  return gregorian(riyadhMoment(day, clock), language, parts);
}

/** HH:MM, with DD/MM before it if it was not today. `savedAt` is in ms since 1970. */
export function savedTime(savedAt: number, now: number): string {
  const [day, clock] = [riyadhDay(savedAt), riyadhClock(savedAt)];
  return day === riyadhDay(now) ? clock : `${day.slice(8)}/${day.slice(5, 7)} ${clock}`;
}
