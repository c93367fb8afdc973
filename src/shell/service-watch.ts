import { isServiceReady } from '../api/service-ready.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;
/** After so long without a failure the next one is a new one. */
const FORGOTTEN_MS = 3 * LONGEST_MS;

/** Of all screens: one that fails again although the service is back waits longer each time. */
let wait = FIRST_MS;
let lastCheck = 0;

function nextWait(): number {
  wait = Date.now() - lastCheck > FORGOTTEN_MS ? FIRST_MS : Math.min(wait * 2, LONGEST_MS);
  lastCheck = Date.now();
  return wait;
}

/**
 * Asks now and then whether the service is there again and calls `onBack` once, when it is: after 5
 * s, then after twice as long each time up to a minute, and only while the page is seen. Gives the
 * way to stop it.
 */
export function watchService(onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const askLater = () => {
    timer = setTimeout(async () => {
      const isBack = document.visibilityState === 'visible' && (await isServiceReady());
      if (isOver) return;
      if (isBack) onBack();
      else askLater();
    }, nextWait());
  };
  askLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
