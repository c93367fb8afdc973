import type { Answer } from '../../../contract/contract.ts';
import { daysAfter, isDay } from '../../../contract/day-arithmetic.ts';
import { VIEWING_DAYS_AHEAD } from '../../../contract/limits.ts';

export type Times = Answer<'viewings.times'>['times'];

/** What an address of /propertypreview names; it may name anything. */
export interface SlotSearch {
  date?: string;
  time?: string;
}

/** The search part as it is meant: a day and an hour, each only where it can be one. */
export function readSlotSearch({ date, time }: Record<string, unknown>): SlotSearch {
  return {
    ...(isDay(date) && { date }),
    ...(typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
  };
}

export interface SlotChoice {
  date: string;
  time: string | null;
  /** Why another day is shown than asked for: it has passed, or is beyond the months shown. */
  missed: 'past' | 'far' | null;
}

/**
 * The day and hour that are shown as chosen. Without a choice the first day with free times; it
 * also takes the place of a day that can't be chosen. An hour stays chosen although it is free no
 * more: the picker says so.
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
  // The rest of the last month is shown, and its days have empty lists.
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

/** The last day that the calendar turns to: as far as viewings are offered. */
export function lastDay(today: string): string {
  return daysAfter(today, VIEWING_DAYS_AHEAD);
}
