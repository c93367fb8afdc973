import dayjs from 'dayjs';
import 'dayjs/locale/ar-sa.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** The months' names, Gregorian, in both languages. */
const LOCALES: Record<string, string> = { ar: 'ar-sa', en: 'en' };
/** The kingdom has one time all year round. */
const RIYADH = '+03:00';

/**
 * «14 يونيو 2025». Takes ISO-8601, a moment or a day; the day is Riyadh's. Not by Intl: its first format of a date
 * takes a slow phone 150 ms, and this one stands on first screens.
 */
export function writtenDay(timestamp: string, language: string): string {
  const moment = dayjs.utc(timestamp).utcOffset(RIYADH);
  return moment.locale(LOCALES[language] ?? 'en').format('D MMMM YYYY');
}
