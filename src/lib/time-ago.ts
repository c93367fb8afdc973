/** Western digits in both languages. */
const LOCALES: Record<string, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };
const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;
/** What is older says its day. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * «قبل 5 دقائق», «أمس»; «3 نوفمبر 2025» for what is older than a week. Takes ISO-8601 as the contract
 * gives it and the present in ms; what seems to come from the future, by a clock that is late, is now.
 */
export function timeAgo(timestamp: string, now: number, language: string): string {
  const locale = LOCALES[language];
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age > WEEK_MS) {
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Riyadh',
    }).format(new Date(timestamp));
  }
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return ago.format(-Math.floor(age / length), unit);
}
