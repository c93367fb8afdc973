import type { Answer } from '../../../contract/contract.ts';
import { daysAfter, isDay } from '../../../contract/day-arithmetic.ts';
import { VIEWING_DAYS_AHEAD } from '../../../contract/limits.ts';

export type Times = Answer<'viewings.times'>['times'];

/** The search parameters of /propertypreview. */
export interface SlotSearch {
  date?: string;
  time?: string;
  /** The advertiser is not to see the visitor's mobile. */
  mobile?: 'hidden';
}

/** What an address chooses, each part only if it is valid. */
export function readSlotSearch({ date, time, mobile }: Record<string, unknown>): SlotSearch {
  return {
    ...(isDay(date) && { date }),
    ...(typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(mobile === 'hidden' && { mobile }),
  };
}

export interface SlotChoice {
  date: string;
  time: string | null;
  /** Why the requested day is not shown: it has passed, or is beyond the months shown. */
  missed: 'past' | 'far' | null;
}

/**
 * The chosen day and hour. Without a choice, or with a day that can't be chosen, the first day with
 * free times. An hour that is no longer free stays chosen: the picker says so.
 */
export function resolveChoice(
  { date, time }: SlotSearch,
  times: Times | undefined,
  today: string,
): SlotChoice {
  const missed = date === undefined ? null : missedDay(date, today);
  if (date === undefined || missed) {
    return { date: (times && nextOpenDay(times, today)) ?? today, time: null, missed };
  }
  return { date, time: time ?? null, missed };
}

function missedDay(date: string, today: string): SlotChoice['missed'] {
  if (date < today) return 'past';
  // The last month is shown to its end; its days beyond the limit have no free times.
  return date.slice(0, 'YYYY-MM'.length) > lastDay(today).slice(0, 'YYYY-MM'.length) ? 'far' : null;
}

/** The days that have free times. */
export function openDays(times: Times): Set<string> {
  return new Set(Object.keys(times).filter((day) => (times[day]?.length ?? 0) > 0));
}

/** The first day from `from` on that has free times; null where none has. */
export function nextOpenDay(times: Times, from: string): string | null {
  return [...openDays(times)].filter((day) => day >= from).sort()[0] ?? null;
}

/** The last day for which viewings are offered, and so the calendar's last. */
export function lastDay(today: string): string {
  return daysAfter(today, VIEWING_DAYS_AHEAD);
}
