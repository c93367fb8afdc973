import { useSyncExternalStore } from 'react';
import { tabStorage } from '../lib/tab-storage.ts';
import { BUILD_ID, buildOfPage } from './build-id.ts';
import { whenIdle } from './when-idle.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The name of the error where a part of the app's code did not come. */
export const CODE_NOT_HERE = 'CodeNotHere';

/** The build for which this tab has reloaded itself: once for each build. */
const MOVED_TO = 'moved-to';

const loadRegistration = () => import('./worker-registration.ts');

/**
 * Registers the service worker once the page is loaded and idle. Nothing in development or where
 * there is none.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // The router would know the browser's words for it, and reload the page by itself: without
  // network that ends on the browser's own page. What is done about it instead: `recoverCode`.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = CODE_NOT_HERE;
    payload.message = `${CODE_NOT_HERE}: ${payload.message}`;
  });
  reloadWhenReplaced();
  const registerNow = () =>
    void loadRegistration()
      .then(({ register }) => register(offerUpdate))
      .catch(leaveIt);
  const registerSoon = () => whenIdle(registerNow);
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

/**
 * The first worker of a page takes over silently; a later one means a new version, in every open
 * tab. Heard from the page's start: another tab may take the new version while this one's own part
 * of it is still to be fetched.
 */
function reloadWhenReplaced(): void {
  if (!('serviceWorker' in navigator)) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) window.location.reload();
    isControlled = true;
  });
}

/**
 * A screen lacks its code, and the new version could not be had: once it is installed, the tab goes
 * over to it.
 */
let isCodeMissing = false;

/**
 * For a screen that could not be shown: code that a deploy has removed is in the new version only.
 * Where one is live, goes over to it with one reload. Where this one is, the network was away for a
 * moment, and some browsers keep a module that did not come as missing for as long as the page
 * lives: a reload requests it again.
 */
export async function recoverCode(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const live = await liveBuild();
  if (live !== null && tabStorage.get(MOVED_TO) === live) return;
  const isReady = live === BUILD_ID || (live !== null && (await hasNext()));
  if (!isReady) {
    isCodeMissing = true;
    if (isUpdateReady) applyUpdate();
    return;
  }
  if (live) tabStorage.set(MOVED_TO, live);
  window.location.reload();
}

/**
 * Whether a reload opens the version that is live now: installs it first where a worker keeps this
 * one.
 */
const hasNext = () =>
  loadRegistration().then(
    ({ installNext }) => installNext().catch(() => false),
    // This part was removed as well, so no worker keeps the old version.
    () => true,
  );

/** Without network, and where workers are forbidden, the app goes on as it is. */
const leaveIt = () => undefined;

/**
 * Lets the waiting version take over and reloads once it has, so that old and new never mix
 * (DESIGN §9). Every open tab reloads, since all of them are controlled by the new worker.
 */
export function applyUpdate(): void {
  void loadRegistration().then(({ skipWaiting }) => skipWaiting());
}

/**
 * Says something to the worker; nothing where there is none. A page reloaded by force is in no
 * worker's charge.
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

/** An answer that takes longer says nothing of use. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Which build the server serves now; null where it can't be asked, or something else answers for
 * it.
 */
export async function liveBuild(): Promise<string | null> {
  try {
    // With a search the worker's own copy is not meant.
    const response = await fetch('/index.html?live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return buildOfPage(await response.text());
  } catch {
    return null;
  }
}

let isUpdateReady = false;
const updateListeners = new Set<() => void>();

function subscribeToUpdate(listener: () => void): () => void {
  updateListeners.add(listener);
  return () => updateListeners.delete(listener);
}

/** A new version is installed and waits. */
function offerUpdate(): void {
  isUpdateReady = true;
  for (const listener of updateListeners) listener();
  if (isCodeMissing) applyUpdate();
}

/** Whether a new version is installed and waits for `applyUpdate`. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    subscribeToUpdate,
    () => isUpdateReady,
    () => false,
  );
}
