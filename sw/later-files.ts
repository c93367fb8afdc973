import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { BUILD_ID } from '../src/device/build-id.ts';
import { isSavingData } from '../src/device/saving-data.ts';
import { isTheFile, ownFilesOnly } from './cacheable-files.ts';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'rukn-files-';
/** One cache for each build, so that it never mixes old and new code. */
const CACHE = PREFIX + BUILD_ID;
/** More at a time would slow the page's own requests and rendering. */
const AT_A_TIME = 2;
/** A screen's own requests go first for this long. */
const SCREEN_FIRST_MS = 3_000;

/**
 * An entry of the build's file list; `revision` is null if the name includes the content's hash.
 */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

let files: ReadonlyMap<string, BuiltFile> = new Map();
let filling: Promise<void> | null = null;

/**
 * Caches the files that a first screen does not need: the code, texts and drawings of all other
 * screens. A first worker waits until the page is idle or another screen opens, since fetching some
 * 150 files would slow the first render. A new version caches them before it is offered, so that
 * after an update no screen is missing offline.
 */
export function cacheLaterFiles(built: readonly BuiltFile[]): void {
  files = new Map(built.map((file) => [pathOf(file.url), file]));
  const strategy = new CacheFirst({ cacheName: CACHE, plugins: [ownFilesOnly] });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
    (options) => {
      if (!isSavingData())
        options.event.waitUntil(timePasses(SCREEN_FIRST_MS).then(fillLaterFiles).catch(leaveIt));
      return strategy.handle(options);
    },
  );
  self.addEventListener('install', (event) => {
    if (self.registration.active) event.waitUntil(fillLaterFiles());
  });
  self.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()));
}

/** Caches the missing files, a few at a time; once in this worker's life. Rejects offline. */
export function fillLaterFiles(): Promise<void> {
  filling ??= cacheFiles([...files.keys()]).catch((error: unknown) => {
    filling = null;
    throw error;
  });
  return filling;
}

/** Caches the later files among `paths`: the page loaded them before the worker was active. */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = paths.flatMap((path) => (cached.has(path) ? [] : (files.get(path) ?? [])));
  const fetchNext = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) await cacheFile(cache, file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
}

async function cacheFile(cache: Cache, { url, revision }: BuiltFile): Promise<void> {
  // A name with a hash means the same bytes in every build, so any cache may have it.
  const known = revision === null ? await caches.match(url, { ignoreSearch: true }) : undefined;
  const response = known ?? (await fetch(url, { priority: 'low', ...(revision && { cache: 'reload' }) }));
  if (!(await isTheFile(pathOf(url), response))) throw new Error(`${url} did not come`);
  await cache.put(url, response);
}

async function deleteOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const pathOf = (url: string) => new URL(url, self.location.href).pathname;
const timePasses = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Offline, or if storage is full, the next screen tries again. */
const leaveIt = () => undefined;
