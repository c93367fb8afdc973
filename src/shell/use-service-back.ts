import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';

/** Between two tries where not even the watch can be fetched, although the device has a network. */
const WITHOUT_WATCH_MS = 10_000;

/**
 * While a screen shows a failure of the way to the service, watches for its return and calls
 * `onBack` then: nobody has to press «try again» for an outage that is over. A device without
 * network reports its return itself.
 */
export function useServiceBack(error: Error, onBack: () => void): void {
  const isAway = error instanceof ApiError && error.unreached !== null;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return;
    const left = new AbortController();
    // Not part of a first load. Where it can't be fetched either, the device's own network is what
    // is waited for.
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
