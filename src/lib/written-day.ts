/** Gregorian, Western digits, in both languages. */
const LOCALES: Record<string, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/** «14 يونيو 2025». Takes ISO-8601, a moment or a day; the day is Riyadh's. */
export function writtenDay(timestamp: string, language: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(timestamp));
}
