import type { Query } from '@tanstack/react-query';

/** On an answer that the worker took from its cache: when it was saved, in ms since the epoch. */
export const SAVED_AT_HEADER = 'x-saved-at';

/** Answers that the worker took from its cache, with their times in ms since the epoch. */
const savedAt = new WeakMap<object, number>();
/** The times of all of them: an answer that bears one came from there. */
const servedTimes = new Set<number>();

/**
 * Remembers of a parsed answer that it was a saved one; nothing for one that came by the network.
 */
export function noteSavedAnswer(answer: object, response: Response): void {
  const time = Number(response.headers.get(SAVED_AT_HEADER));
  if (time > 0) savedAt.set(answer, time);
}

/**
 * For the query cache's `onSuccess`: an answer without network is as old as it was when saved, so
 * that 'saved HH:MM' stays true and the next chance refreshes it.
 */
export function keepSavedTime(data: unknown, query: Query<unknown, unknown, unknown>): void {
  const time = typeof data === 'object' && data !== null ? savedAt.get(data) : undefined;
  if (!time) return;
  // A clock that ran ahead when it was saved: as new as can be, no newer.
  const age = Math.min(time, Date.now());
  servedTimes.add(age);
  query.setState({ dataUpdatedAt: age });
}

/** Whether an answer of this age (`dataUpdatedAt`) is one that the worker had saved. */
export function wasServedSaved(dataUpdatedAt: number): boolean {
  return servedTimes.has(dataUpdatedAt);
}
