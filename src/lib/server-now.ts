/**
 * The server writes its time in whole seconds, and an answer is a while on its way: that is no
 * other clock.
 */
const TOLERANCE_MS = 3_000;

let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The present in ms since 1970 by the server's clock, as far as an answer has sent it; a device's
 * may be wrong by years.
 */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Takes the server's time at this moment, in ms; NaN where an answer bears none, as those that the
 * worker saved.
 */
export function noteServerTime(at: number): void {
  if (!(Math.abs(at - serverNow()) > TOLERANCE_MS)) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: calls when an answer has set the clock right. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
