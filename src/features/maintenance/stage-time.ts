import { riyadhDay } from '../../lib/calendar-day.ts';
import { clockTime, dateAndTime } from '../../lib/day-and-time.ts';

/** «اليوم 1:05 م», else the day and the time; in Riyadh. `today` is the word for it, `now` in ms. */
export function stageTime(timestamp: string, now: number, language: string, today: string): string {
  const at = Date.parse(timestamp);
  if (riyadhDay(at) !== riyadhDay(now)) return dateAndTime(timestamp, language);
  return `${today} ${clockTime(timestamp, language)}`;
}
