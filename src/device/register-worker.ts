import { useSyncExternalStore } from 'react';
import { tabStorage } from '../lib/tab-storage.ts';
import { BUILD_ID, buildOfPage } from './build-id.ts';
import { whenIdle } from './when-idle.ts';
import type { TabMessage, WorkerMessage } from './worker-messages.ts';

/** The error's name when a chunk of the app's code failed to load. */
export const CODE_NOT_HERE = 'CodeNotHere';

/** Key of the build that this tab last reloaded for: one reload for each build. */
const MOVED_TO = 'moved-to';

const loadRegistration = () => import('./worker-registration.ts');

/**
 * Registers the service worker once the page is loaded and idle. Does nothing in development or
 * where workers are not supported.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // The router recognises the browser's message and reloads the page by itself: offline, that ends
  // on the browser's error page. A new name prevents that; `recoverCode` handles the error.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = CODE_NOT_HERE;
    payload.message = `${CODE_NOT_HERE}: ${payload.message}`;
  });
  reloadWhenReplaced();
  const registerNow = () =>
    void loadRegistration()
      .then(({ register }) => register(offerUpdate, () => update === 'taking'))
      .catch(leaveIt);
  const registerSoon = () => whenIdle(registerNow);
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

/**
 * The first worker takes control silently; a later one is a new version: every open tab pauses when
 * that one asks it to (sw/take-over.ts), and reloads once it is active. Listens from the page's
 * start: another tab may activate the new version before this tab has loaded
 * worker-registration.ts.
 */
function reloadWhenReplaced(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<TabMessage>) => {
    if (data.type !== 'PAUSE') return;
    pauseApp();
    setTimeout(() => ports[0]?.postMessage(null), PAUSE_MS);
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled || update === 'taking') window.location.reload();
    isControlled = true;
  });
}

/**
 * A screen's code is missing and the new version could not be installed yet: once it is, the tab
 * switches to it.
 */
let isCodeMissing = false;

/**
 * Called when a screen's code failed to load. After a deploy only the new version has the code:
 * switches to it with one reload. If this build is still live, the network failed for a moment;
 * some browsers cache a failed module for the page's lifetime, so a reload requests it again.
 * Where the reload has opened the old version again, the new one is taken once it is installed.
 */
export async function recoverCode(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const live = await liveBuild();
  const hasReloaded = live !== null && tabStorage.get(MOVED_TO) === live;
  if (hasReloaded && live === BUILD_ID) return;
  if (live && !hasReloaded && (live === BUILD_ID || (await hasNext()))) {
    tabStorage.set(MOVED_TO, live);
    window.location.reload();
    return;
  }
  isCodeMissing = true;
  if (update === 'ready') applyUpdate();
}

/**
 * Whether a reload opens the live version; installs that version first if a worker serves this one.
 */
const hasNext = () =>
  loadRegistration().then(
    ({ installNext }) => installNext().catch(() => false),
    // This chunk is gone too, so no worker serves the old version.
    () => true,
  );

/** Offline, or where workers are forbidden, the app continues unchanged. */
const leaveIt = () => undefined;

/**
 * Activates the waiting version and reloads once it is active, so that old and new code never mix
 * (DESIGN §9). Every open tab reloads, since the new worker controls all of them.
 */
export function applyUpdate(): void {
  pauseApp();
  void loadRegistration().then(({ skipWaiting }) => skipWaiting());
}

/**
 * Sends the worker a message; does nothing without a worker. A force-reloaded page has no
 * controller, so it uses the registration.
 */
export function tellWorker(message: WorkerMessage): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const { controller } = navigator.serviceWorker;
  if (controller) controller.postMessage(message);
  else {
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.active?.postMessage(message))
      .catch(() => undefined);
  }
}

/** A later answer is of no use. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * The build that the server serves now; null if it can't be reached or the answer is not our page.
 */
export async function liveBuild(): Promise<string | null> {
  try {
    // The query string bypasses the worker's cached copy.
    const response = await fetch('/index.html?live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return buildOfPage(await response.text());
  } catch {
    return null;
  }
}

/**
 * `ready`: a new version is installed and waits for `applyUpdate`. `taking`: it is about to take
 * over, and App renders nothing that requests anything.
 */
let update: 'none' | 'ready' | 'taking' = 'none';
const updateListeners = new Set<() => void>();

function subscribeToUpdate(listener: () => void): () => void {
  updateListeners.add(listener);
  return () => updateListeners.delete(listener);
}

function setUpdate(next: typeof update): void {
  update = next;
  for (const listener of updateListeners) listener();
}

function offerUpdate(): void {
  // Workbox reports it 200 ms late: `installNext` may have activated it meanwhile.
  if (update === 'taking') return;
  setUpdate('ready');
  if (isCodeMissing) applyUpdate();
}

/** Time for what a tab requested just before its pause to arrive. */
const PAUSE_MS = 300;
/** A takeover that has not come by then may take minutes: the app continues, and asks no more. */
const TAKEOVER_MS = 20_000;
let pauseEnd: ReturnType<typeof setTimeout> | undefined;

/** Called in every tab when one of them activates the new version. */
function pauseApp(): void {
  setUpdate('taking');
  clearTimeout(pauseEnd);
  pauseEnd = setTimeout(setUpdate, TAKEOVER_MS, 'none');
}

/** What the app knows of a new version. */
export const useUpdate = () =>
  useSyncExternalStore(
    subscribeToUpdate,
    () => update,
    () => 'none',
  );
