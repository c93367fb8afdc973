/**
 * Smaller differences are ignored: the server sends whole seconds, and an answer takes time to
 * arrive.
 */
const TOLERANCE_MS = 3_000;

let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The current time by the server's clock, in ms since 1970, once an answer has sent it; the
 * device's clock may be wrong by years.
 */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Sets the server's current time, in ms; NaN, for an answer without one (as from the worker's
 * cache), is ignored.
 */
export function noteServerTime(at: number): void {
  if (!(Math.abs(at - serverNow()) > TOLERANCE_MS)) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: calls `listener` when an answer has corrected the clock. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
