import { daysBetween } from './day-arithmetic.ts';
import { riyadhDay } from './riyadh.ts';
import { GREGORIAN, writtenDay } from './written-dates.ts';

/** Formats whole seconds as mm:ss: 75 → 01:15. */
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
 * «قبل 5 دقائق», «أمس»; «3 نوفمبر 2025» if older than a week. A time in the future, because the
 * clock is late, counts as now.
 */
export function timeAgo(timestamp: string, now: number, language: string): string {
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age > WEEK_MS) return writtenDay(timestamp, language);
  const ago = new Intl.RelativeTimeFormat(GREGORIAN[language], { numeric: 'auto' });
  const [unit, length] = AGES.find(([, ms]) => age >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return ago.format(-Math.floor(age / length), unit);
}

const RELATIVE_DAYS = 30;

/**
 * «اليوم», «أمس», «قبل 3 أيام», by Riyadh's days; the date after 30 days. A day after `today`,
 * YYYY-MM-DD, counts as today. Without Intl, so that server and browser write the same.
 */
export function dayAgo(timestamp: string, today: string, language: string): string {
  const days = Math.max(0, daysBetween(riyadhDay(Date.parse(timestamp)), today));
  if (days > RELATIVE_DAYS) return writtenDay(timestamp, language);
  if (language === 'ar') {
    const [named] = ['اليوم', 'أمس', 'قبل يومين'].slice(days);
    return named ?? `قبل ${days} ${days <= 10 ? 'أيام' : 'يومًا'}`;
  }
  return ['today', 'yesterday'][days] ?? `${days} days ago`;
}
