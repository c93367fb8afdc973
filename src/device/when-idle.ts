/** Work that no reader waits for is done at the latest this long after it was asked for. */
const LIMIT_MS = 2_000;

/**
 * Runs work off the input path: in idle time where the browser reports it (Safari doesn't), else
 * soon.
 */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LIMIT_MS });
  else setTimeout(work, 50);
}
