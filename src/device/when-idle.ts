/** Idle work runs after this time at the latest. */
const LIMIT_MS = 2_000;

/**
 * Runs work without delaying input: in idle time where the browser reports it (Safari does not),
 * else after a short timeout.
 */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LIMIT_MS });
  else setTimeout(work, 50);
}
