import { daysAfter, weekdayOf } from '../../../contract/day-arithmetic.ts';
import { VIEWING_DAYS_AHEAD } from '../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { ApiError } from '../../http/api-error.ts';
import { startsAtHour } from './hours.ts';

/** A time at which a viewing can start. */
export interface ViewingTime {
  /** YYYY-MM-DD in Riyadh. */
  day: string;
  /** HH:00 in Riyadh. */
  clock: string;
  startsAt: Date;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The times of a day by the weekly hours, including past ones. */
function timesOfDay(week: readonly number[], day: string): ViewingTime[] {
  const bits = week[weekdayOf(day)] ?? 0;
  return HOURS.filter((hour) => startsAtHour(bits, hour)).map((hour) => {
    const clock = clockOf(hour);
    return { day, clock, startsAt: riyadhMoment(day, clock) };
  });
}

/** Every time from now to the last bookable day, taken or not, in order. */
export function timesAhead(week: readonly number[], now: Date): ViewingTime[] {
  const today = riyadhDay(now);
  return Array.from({ length: VIEWING_DAYS_AHEAD + 1 }, (_, days) => daysAfter(today, days))
    .flatMap((day) => timesOfDay(week, day))
    .filter(({ startsAt }) => startsAt > now);
}

/** The start of a time that a visitor chose. Throws timePast or timeNotOffered. */
export function chosenTime(
  week: readonly number[],
  { date, time }: { date: string; time: string },
  now: Date,
): Date {
  const today = riyadhDay(now);
  if (date < today) throw new ApiError('timePast', { field: 'date' });
  if (date > daysAfter(today, VIEWING_DAYS_AHEAD)) throw new ApiError('timeNotOffered', { field: 'date' });
  const offered = timesOfDay(week, date).find(({ clock }) => clock === time);
  if (!offered) throw new ApiError('timeNotOffered', { field: 'time' });
  if (offered.startsAt <= now) throw new ApiError('timePast', { field: 'time' });
  return offered.startsAt;
}
