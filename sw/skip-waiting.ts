/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

const AGAIN_MS = 300;

let asking: ReturnType<typeof setInterval> | undefined;
self.addEventListener('activate', () => clearInterval(asking));

/**
 * Lets this worker take over from the one in charge, and insists: a request that comes while Chromium ends the old
 * worker starts that one again, and the new one would be left to wait until all pages are closed or rest. Goes on for
 * as long as the browser lets a waiting worker run, some 30 s.
 */
export function skipWaiting(): void {
  clearInterval(asking);
  const ask = () => void self.skipWaiting();
  asking = setInterval(ask, AGAIN_MS);
  ask();
}
