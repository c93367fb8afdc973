import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/** Whole seconds until a moment (ms since 1970, by this device's clock), 0 from then on and on the server. */
export function useSecondsUntil(end: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (Date.now() >= end) return () => undefined;
      const timer = setInterval(tick, TICK_MS);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((end - Date.now()) / 1000)),
    () => 0,
  );
}
