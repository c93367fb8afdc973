/// <reference lib="webworker" />

/**
 * The worker that ends all workers: served in the place of sw.js while the kill switch is on
 * (server/pages/kill-switch.ts). It takes over at once, drops everything that workers of ours have
 * kept, unregisters, and reloads the pages that it controls from the server.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * An old worker whose work never ends keeps its place for minutes: it loses its caches and its
 * registration meanwhile.
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
  // A page on which nothing works any more can't reload itself.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

let patience: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setInterval> | undefined;
self.addEventListener('install', () => {
  // Again and again: a request that comes while the browser ends the old worker starts that one
  // again.
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
