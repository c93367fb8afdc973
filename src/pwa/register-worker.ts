import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { whenIdle } from './when-idle.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_URL = '/sw.js';
/** An app that stays open for days still learns of a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

let workbox: Workbox | null = null;
let isUpdateReady = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offerUpdate(): void {
  isUpdateReady = true;
  for (const listener of listeners) listener();
}

/** The first worker of a page takes over silently; a later one means a new version, in every open tab. */
function reloadWhenReplaced(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) window.location.reload();
    isControlled = true;
  });
}

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(WORKER_URL);
    workbox.addEventListener('waiting', offerUpdate);
    reloadWhenReplaced();
    await workbox.register();
  } catch {
    // Workers are forbidden (private mode, policy, embedded view): the app works without one.
    workbox = null;
    return;
  }
  const checkForUpdate = () => {
    // Without network the check fails; the next one may not.
    if (document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
  };
  setInterval(checkForUpdate, UPDATE_CHECK_MS);
}

/** Registers the service worker once the page is loaded and idle. Nothing in development or where there is none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registerSoon = () => whenIdle(() => void register());
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

/** Whether a new version is installed and waits for `applyUpdate`. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUpdateReady,
    () => false,
  );
}

/**
 * Lets the waiting version take over and reloads once it has, so that old and new never mix (DESIGN §9).
 * Every open tab reloads, since all of them are controlled by the new worker.
 */
export function applyUpdate(): void {
  workbox?.messageSkipWaiting();
}

/** Says something to the worker; nothing where there is none. A page reloaded by force is in no worker's charge. */
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
