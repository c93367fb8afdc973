import type { Query } from '@tanstack/react-query';

/** Set on an answer from the worker's cache: when it was saved, in ms since the epoch. */
export const SAVED_AT_HEADER = 'x-saved-at';

/** Answers from the worker's cache, with their times in ms since the epoch. */
const savedAt = new WeakMap<object, number>();
/** All their times: an answer with one of these times came from the worker's cache. */
const servedTimes = new Set<number>();

/** Marks a parsed answer as saved if it came from the worker's cache. */
export function noteSavedAnswer(answer: object, response: Response): void {
  const time = Number(response.headers.get(SAVED_AT_HEADER));
  if (time > 0) savedAt.set(answer, time);
}

/**
 * For the query cache's `onSuccess`: gives a saved answer the time when it was saved, so that
 * 'saved HH:MM' is true and the next chance refreshes it.
 */
export function keepSavedTime(data: unknown, query: Query<unknown, unknown, unknown>): void {
  const time = typeof data === 'object' && data !== null ? savedAt.get(data) : undefined;
  if (!time) return;
  // If the clock ran ahead when it was saved, it counts as saved now.
  const age = Math.min(time, Date.now());
  servedTimes.add(age);
  query.setState({ dataUpdatedAt: age });
}

/** Whether an answer with this `dataUpdatedAt` came from the worker's cache. */
export function wasServedSaved(dataUpdatedAt: number): boolean {
  return servedTimes.has(dataUpdatedAt);
}
