/// <reference lib="webworker" />
import { takeOver } from './take-over.ts';

/**
 * The worker that ends all workers: served in the place of sw.js while the kill switch is on
 * (server/pages/kill-switch.ts). It takes over at once, drops everything that workers of ours have kept,
 * and leaves; pages that were in a worker's charge start anew from the server.
 */

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  // A page on which nothing works any more can't reload itself.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener('install', takeOver);
self.addEventListener('activate', (event) => event.waitUntil(leave()));
