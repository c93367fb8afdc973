import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';

/**
 * While a screen shows a failure of the way to the service, watches for its return and calls `onBack` then: nobody
 * has to press «try again» for an outage that is over. A device that has no network tells of its return itself.
 */
export function useServiceBack(error: Error, onBack: () => void): void {
  const isAway = error instanceof ApiError && error.unreached !== null;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    // Not part of a first load; where it can't be fetched there is still the button.
    import('./service-watch.ts').then(
      ({ watchService }) => {
        if (!isLeft) stop = watchService(() => comeBack());
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isAway]);
}
