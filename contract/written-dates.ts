import { daysAfter, monthsAfter, riyadhClock, riyadhDay, riyadhMoment } from './riyadh.ts';

/**
 * Days and times of Riyadh as people read them, with Western digits in both languages (DESIGN §10).
 * A `day` is YYYY-MM-DD, a `clock` HH:MM, a `timestamp` ISO-8601, all as the contract gives them;
 * `now` is in ms since 1970.
 */

const GREGORIAN: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};
const HIJRI: Record<string, string> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};
const MONTHS: Record<string, string> = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  en: 'January February March April May June July August September October November December',
};
/** Twelve hours in both languages; `hour12` would write British noon as 0:00 pm. */
const CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** A browser's first formatter takes a slow phone 150 ms, so none is made before it is needed. */
const formatter = (locale: string | undefined, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Riyadh' });
const noonOf = (day: string) => riyadhMoment(day, '12:00');

function gregorian(at: Date, language: string, parts: Intl.DateTimeFormatOptions): string {
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

/** «14 جمادى الآخرة 1448 هـ», by Umm al-Qura. */
export function hijriDay(day: string, language: string): string {
  return formatter(HIJRI[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(noonOf(day));
}

/** «نوفمبر 2026», the month that a day is in. */
export function monthName(day: string, language: string): string {
  return gregorian(noonOf(day), language, { month: 'long', year: 'numeric' });
}

/** «جمادى الأولى – جمادى الآخرة 1448 هـ», the Hijri months that a day's Gregorian month is part of. */
export function hijriMonths(day: string, language: string): string {
  const first = `${day.slice(0, 7)}-01`;
  const last = daysAfter(monthsAfter(first, 1), -1);
  return formatter(HIJRI[language], { month: 'long', year: 'numeric' }).formatRange(
    noonOf(first),
    noonOf(last),
  );
}

/**
 * A day of the week in full («الثلاثاء», "Tuesday"), or short enough for a seventh of a phone's width
 * («ثلاثاء», "Tue").
 */
export function weekday(day: string, language: string, length: 'long' | 'short'): string {
  const name = gregorian(noonOf(day), language, { weekday: length });
  return length === 'short' ? name.replace(/^ال/, '') : name;
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

/** «24 نوفمبر 2026 في 5:00 م» */
export function dateAndTime(timestamp: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK } as const;
  return gregorian(new Date(timestamp), language, parts);
}

/** «24 نوفمبر، 5:00 م»; `write` writes the day. */
export function dayAndClock(timestamp: string, language: string, write = shortDay): string {
  const comma = language === 'ar' ? '، ' : ', ';
  return write(riyadhDay(Date.parse(timestamp)), language) + comma + timeOfDay(timestamp, language);
}

/** «اليوم 1:05 م», else the date and the time. `today` is the word for it. */
export function todayOrDate(timestamp: string, now: number, language: string, today: string): string {
  if (riyadhDay(Date.parse(timestamp)) !== riyadhDay(now)) return dateAndTime(timestamp, language);
  return `${today} ${timeOfDay(timestamp, language)}`;
}

/** HH:MM; with DD/MM before it when that was not today. `savedAt` is in ms since 1970. */
export function savedTime(savedAt: number, now: number): string {
  const [day, clock] = [riyadhDay(savedAt), riyadhClock(savedAt)];
  return day === riyadhDay(now) ? clock : `${day.slice(8)}/${day.slice(5, 7)} ${clock}`;
}

/** Whole seconds as a clock shows them: 75 → 01:15. */
export function minutesAndSeconds(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const AGES = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * «قبل 5 دقائق», «أمس»; «3 نوفمبر 2025» of what is older than a week. What seems to come from the
 * future, by a clock that is late, is now.
 */
export function timeAgo(timestamp: string, now: number, language: string): string {
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age > WEEK_MS) return writtenDay(timestamp, language);
  const ago = new Intl.RelativeTimeFormat(GREGORIAN[language], { numeric: 'auto' });
  const [unit, length] = AGES.find(([, ms]) => age >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return ago.format(-Math.floor(age / length), unit);
}
