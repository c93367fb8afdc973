import { clockTime, riyadhDay } from '../../lib/calendar-day.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';

/** «اليوم 1:05 م», else the day and the time; in Riyadh. `today` is the word for it, `now` in ms. */
export function stageTime(timestamp: string, now: number, language: string, today: string): string {
  const at = Date.parse(timestamp);
  if (riyadhDay(at) !== riyadhDay(now)) return dateAndTime(timestamp, language);
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Riyadh',
  }).format(at);
  return `${today} ${clockTime(clock, language)}`;
}
