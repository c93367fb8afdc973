import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';

/** Time between retries where the watch's code can't be loaded although the device is online. */
const WITHOUT_WATCH_MS = 10_000;

/**
 * While a screen shows that the service can't be reached, watches for its return and then calls
 * `onBack`, so that the user need not press «try again». A device without network reports its
 * return by the `online` event.
 */
export function useServiceBack(error: Error, onBack: () => void): void {
  const isAway = error instanceof ApiError && error.unreached !== null;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return;
    const left = new AbortController();
    // Not part of the first load. If it can't be loaded either, retry when the device is online.
    import('./service-watch.ts').then(
      ({ watchService }) => {
        if (left.signal.aborted) return;
        const stop = watchService(() => comeBack());
        left.signal.addEventListener('abort', stop);
      },
      () => {
        if (left.signal.aborted) return;
        window.addEventListener('online', () => comeBack(), left);
        const timer = setInterval(() => navigator.onLine && comeBack(), WITHOUT_WATCH_MS);
        left.signal.addEventListener('abort', () => clearInterval(timer));
      },
    );
    return () => left.abort();
  }, [isAway]);
}
