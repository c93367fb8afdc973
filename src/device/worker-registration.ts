import { Workbox } from 'workbox-window';
import { isSavingData } from './saving-data.ts';
import { whenIdle } from './when-idle.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_URL = '/sw.js';
/** So that an app that stays open for days still finds a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** Time to fetch and install a new version; a slower network is not worth waiting for. */
const INSTALL_LIMIT_MS = 60_000;

/**
 * By then a first visit has rendered, so the code of all screens may be fetched for offline use.
 */
const REST_MS = 30_000;

const SKIP_WAITING: WorkerMessage = { type: 'SKIP_WAITING' };

/**
 * Registers the worker and checks for a new version every hour. Calls `onWaiting` once one is
 * installed; while `isPaused`, leaves the old worker idle.
 */
export async function register(onWaiting: () => void, isPaused: () => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', onWaiting);
  try {
    await workbox.register();
  } catch {
    // Workers are forbidden (private mode, policy, embedded view): the app works without one.
    return;
  }
  const checkForUpdate = () => {
    // Offline the check fails; the next one may succeed.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  setInterval(checkForUpdate, UPDATE_CHECK_MS);
  const isFirst = !navigator.serviceWorker.controller;
  const { active } = await navigator.serviceWorker.ready;
  const send = (message: WorkerMessage) => active?.postMessage(message);
  // The browser still has these files in its HTTP cache: the open screen works offline from now on.
  if (isFirst) send({ type: 'CACHE_FILES', paths: loadedPaths() });
  const cacheAll = () => {
    if (!isPaused()) send({ type: 'CACHE_FILES' });
  };
  if (!isSavingData()) setTimeout(() => whenIdle(cacheAll), REST_MS);
}

const loadedPaths = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}

/**
 * Activates a waiting version; all tabs reload once it is active. Without one, reloads this page.
 */
export async function skipWaiting(): Promise<void> {
  const waiting = (await registration())?.waiting;
  if (waiting) waiting.postMessage(SKIP_WAITING);
  else window.location.reload();
}

/**
 * Installs the live version if a worker serves this page, and returns whether a reload would open
 * it. Rejects when it can't be installed or takes too long.
 */
export async function installNext(): Promise<boolean> {
  const worker = await registration();
  if (!worker?.active) return true;
  await worker.update();
  const next = worker.waiting ?? worker.installing;
  // The old worker would serve the old version again.
  if (!next) return false;
  await reaches(next, 'installed');
  next.postMessage(SKIP_WAITING);
  await reaches(next, 'activated');
  return true;
}

/**
 * Resolves once a worker has reached this state; rejects when it can't any more, or takes too long.
 */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<void> {
  const isThere = () =>
    state === 'installed'
      ? ['installed', 'activating', 'activated'].includes(worker.state)
      : worker.state === 'activated';
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isThere()) resolve();
      else if (worker.state === 'redundant') reject(new Error('The new version could not be installed'));
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => reject(new Error('The new version took too long')), INSTALL_LIMIT_MS);
    look();
  });
}
