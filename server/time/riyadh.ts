import type { Language } from '../../contract/language.ts';

/** Riyadh keeps one offset the whole year, and has since 1947. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;
/** Gregorian with Western digits in both languages (DESIGN §10). */
const LOCALES: Record<Language, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

/** YYYY-MM-DD in Riyadh at a moment. */
export function riyadhDay(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** HH:MM in Riyadh at a moment. */
export function riyadhClock(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment of a day and time of Riyadh, as `riyadhDay` and `riyadhClock` write them. */
export function riyadhMoment(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00${OFFSET}`);
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the month so many months later; the month's last day where it has none such. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return new Date(lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 0 for Sunday, with which the week begins, to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

function format(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Asia/Riyadh' }).format(at);
}

/** «5:00 م», "5:00 pm", in one piece: no line ends in it. With `hour12` British noon would be 0:00 pm. */
export function wordClock(at: Date, language: Language): string {
  const words = format(at, language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  return words.replace(' ', '\u00A0');
}

/** «الثلاثاء، 24 نوفمبر», "Tuesday 24 November". */
export function wordDay(at: Date, language: Language): string {
  return format(at, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** «24 نوفمبر 2026», "24 November 2026". Takes a day as `riyadhDay` writes it. */
export function wordDate(day: string, language: Language): string {
  return format(riyadhMoment(day, '12:00'), language, { day: 'numeric', month: 'long', year: 'numeric' });
}

const HIJRI: Record<Language, string> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};

/** «14 جمادى الآخرة 1448 هـ». Takes a day as `riyadhDay` writes it. */
export function wordHijriDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(HIJRI[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(riyadhMoment(day, '12:00'));
}
