import { isServiceReady } from '../api/service-ready.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;
/** After this long without a check, the wait starts over. */
const FORGOTTEN_MS = 3 * LONGEST_MS;

/** Shared by all screens: one that fails again although the service is ready waits longer. */
let wait = FIRST_MS;
let lastCheck = 0;

function nextWait(): number {
  wait = Date.now() - lastCheck > FORGOTTEN_MS ? FIRST_MS : Math.min(wait * 2, LONGEST_MS);
  lastCheck = Date.now();
  return wait;
}

/**
 * Polls whether the service is ready again and then calls `onBack` once: after 5 s, then with
 * doubled waits up to a minute, and only while the page is visible. Returns a function that stops
 * it.
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
