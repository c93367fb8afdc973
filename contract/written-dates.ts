import { riyadhClock, riyadhDay, riyadhMoment } from './riyadh.ts';

/**
 * Days and times of Riyadh as people read them, with Western digits in both languages (DESIGN §10).
 * A `day` is YYYY-MM-DD, a `clock` HH:MM, a `timestamp` ISO-8601, all as the contract gives them;
 * `now` is in ms since 1970. What the first screens do not write is elsewhere: calendar-dates.ts,
 * elapsed-time.ts.
 */

export const GREGORIAN: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};
const MONTHS: Record<string, string> = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  en: 'January February March April May June July August September October November December',
};
/** Twelve hours in both languages; `hour12` would write British noon as 0:00 pm. */
export const CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** A browser's first formatter takes a slow phone 150 ms, so none is made before it is needed. */
export const formatter = (locale: string | undefined, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Riyadh' });

export function gregorian(at: Date, language: string, parts: Intl.DateTimeFormatOptions): string {
  const words = formatter(GREGORIAN[language], parts).format(at);
  // No line ends between «5:00» and «م».
  return 'hour' in parts ? words.replace(/(\d) (?=\S+$)/, '$1\u00A0') : words;
}

/** «14 يونيو 2025», of a timestamp or a day. Without Intl, as it stands on first screens. */
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

/** HH:MM; with DD/MM before it when that was not today. `savedAt` is in ms since 1970. */
export function savedTime(savedAt: number, now: number): string {
  const [day, clock] = [riyadhDay(savedAt), riyadhClock(savedAt)];
  return day === riyadhDay(now) ? clock : `${day.slice(8)}/${day.slice(5, 7)} ${clock}`;
}
