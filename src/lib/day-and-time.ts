/** Gregorian, Western digits, in both languages. */
const LOCALES: Record<string, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

/** Twelve hours in both languages; `hour12` would write British noon as 0:00 pm. */
const CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/**
 * «الثلاثاء، 24 نوفمبر في 5:00 م». Takes YYYY-MM-DD and HH:MM as the contract gives them, which are Riyadh's
 * own already, so no time zone may move them.
 */
export function dayAndTime(date: string, time: string, language: string): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...CLOCK,
    timeZone: 'UTC',
  }).format(new Date(`${date}T${time}Z`));
  return withWholeClock(words);
}

/** «24 نوفمبر 2026 في 5:00 م» in Riyadh. Takes ISO-8601 as the contract gives it. */
export function dateAndTime(timestamp: string, language: string): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...CLOCK,
    timeZone: 'Asia/Riyadh',
  }).format(new Date(timestamp));
  return withWholeClock(words);
}

/** «5:00 م» in Riyadh. Takes ISO-8601 as the contract gives it. */
export function clockTime(timestamp: string, language: string): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], { ...CLOCK, timeZone: 'Asia/Riyadh' });
  return withWholeClock(words.format(new Date(timestamp)));
}

/** No line ends between «5:00» and «م». */
function withWholeClock(words: string): string {
  return words.replace(/(\d) (?=\S+$)/, '$1\u00A0');
}
