import { useCallback, useSyncExternalStore } from 'react';
import { onClockSet, serverNow } from './server-now.ts';

const TICK_MS = 250;

/**
 * Whole seconds until `end` (ms since 1970, by the server's clock); 0 after it, and while the
 * server renders.
 */
export function useSecondsUntil(end: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const count = () => {
        clearTimeout(timer);
        timer = serverNow() < end ? setTimeout(count, TICK_MS) : undefined;
        tick();
      };
      count();
      const stop = onClockSet(count);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((end - serverNow()) / 1000)),
    () => 0,
  );
}
