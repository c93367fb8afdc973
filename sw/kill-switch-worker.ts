/// <reference lib="webworker" />

/**
 * The worker that removes all workers: the server sends it as sw.js while the kill switch is on
 * (server/pages/kill-switch.ts). It takes over at once, deletes all caches, unregisters, and
 * reloads the pages that it controls from the server.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * An old worker that never finishes its work blocks the takeover for minutes: after this time its
 * caches and registration are removed all the same.
 */
const PATIENCE_MS = 5_000;
const ASK_AGAIN_MS = 300;

async function dropAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

async function leave(): Promise<void> {
  await dropAll();
  const pages = await self.clients.matchAll({ type: 'window' });
  // A broken page can't reload itself.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

let patience: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setInterval> | undefined;
self.addEventListener('install', () => {
  // Repeatedly: a request that arrives while the browser stops the old worker restarts that one.
  const takeOver = () => void self.skipWaiting();
  asking = setInterval(takeOver, ASK_AGAIN_MS);
  takeOver();
  patience = setTimeout(() => void dropAll(), PATIENCE_MS);
});
self.addEventListener('activate', (event) => {
  clearInterval(asking);
  clearTimeout(patience);
  event.waitUntil(leave());
});

export {};
