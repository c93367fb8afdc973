import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { isServiceReady } from '../api/service-ready.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;
/** After so long without a failure the next one is a new one. */
const FORGOTTEN_MS = 3 * LONGEST_MS;

/** Of all screens: one that fails again although the service is back waits longer each time. */
let wait = FIRST_MS;
let lastAsked = 0;

function nextWait(): number {
  wait = Date.now() - lastAsked > FORGOTTEN_MS ? FIRST_MS : Math.min(wait * 2, LONGEST_MS);
  lastAsked = Date.now();
  return wait;
}

/**
 * While a screen shows a failure of the way to the service, asks now and then whether that is open again, and calls
 * `onBack` once it is: nobody has to press «try again» for an outage that is over. Waits 5 s, then twice as long each
 * time up to a minute, and only while the page is seen. A device that has no network tells of its return itself.
 */
export function useServiceBack(error: Error, onBack: () => void): void {
  const isAway = error instanceof ApiError && error.unreached !== null;
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askLater = () => {
      timer = setTimeout(async () => {
        const isBack = document.visibilityState === 'visible' && (await isServiceReady());
        if (isOver) return;
        if (isBack) comeBack();
        else askLater();
      }, nextWait());
    };
    askLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAway]);
}
