/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { answerApiReads } from './api-reads.ts';
import { precacheGuard } from './cacheable-files.ts';
import { listenToPage } from './messages.ts';
import { answerNavigations } from './navigations.ts';
import { forgetPrivatePhotos, keepPhotos } from './photos.ts';
import { receivePushes } from './push.ts';
import { sendQueuedWrites } from './queued-writes.ts';
import { keepStaticFiles } from './static-files.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// A first worker takes over at once, so that what the first visit shows is kept; a later one waits for
// the reader's consent (messages.ts).
clientsClaim();
addPlugins([precacheGuard]);
// Files by their own names only: who opens / wants a page (navigations.ts).
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

answerNavigations();
answerApiReads();
keepPhotos();
self.addEventListener('activate', (event) => event.waitUntil(forgetPrivatePhotos()));
keepStaticFiles();
sendQueuedWrites();
receivePushes();
listenToPage();
