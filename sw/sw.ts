/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { answerApiReads } from './api-reads.ts';
import { ownFilesOnly } from './cacheable-files.ts';
import { type BuiltFile, cacheLaterFiles } from './later-files.ts';
import { listenToPage } from './messages.ts';
import { answerNavigations } from './navigations.ts';
import { cachePhotos, forgetPrivatePhotos } from './photos.ts';
import { receivePushes } from './push.ts';
import { sendQueuedWrites } from './queued-writes.ts';
import { cacheStaticFiles } from './static-files.ts';

declare const self: ServiceWorkerGlobalScope;

// A first worker takes over at once, so that the first visit's answers are cached; a later one
// waits for the user's consent (messages.ts).
clientsClaim();
addPlugins([ownFilesOnly]);
const built = self.__WB_MANIFEST as (BuiltFile & { isLater?: true })[];
// Matches files by exact name only: a request for / is a navigation (navigations.ts).
precacheAndRoute(
  built.filter(({ isLater }) => !isLater),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();
cacheLaterFiles(built.filter(({ isLater }) => isLater));

answerNavigations();
answerApiReads();
cachePhotos();
self.addEventListener('activate', (event) => event.waitUntil(forgetPrivatePhotos()));
cacheStaticFiles();
sendQueuedWrites();
receivePushes();
listenToPage();
