import { Workbox } from 'workbox-window';
import { whenIdle } from './when-idle.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_URL = '/sw.js';
/** An app that stays open for days still learns of a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/**
 * For a new version to be fetched and installed; who waits longer is on a network that is of no
 * use.
 */
const INSTALL_LIMIT_MS = 60_000;

/**
 * By then a first visit is drawn and read: the code of all screens may be fetched for use without
 * network.
 */
const REST_MS = 30_000;

const ASK_AGAIN_MS = 300;

const SKIP_WAITING: WorkerMessage = { type: 'SKIP_WAITING' };

/**
 * Registers the worker, and looks for a new version each hour; calls `onWaiting` once one is
 * installed.
 */
export async function register(onWaiting: () => void): Promise<void> {
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
    // Without network the check fails; the next one may not.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  setInterval(checkForUpdate, UPDATE_CHECK_MS);
  const isFirst = !navigator.serviceWorker.controller;
  const { active } = await navigator.serviceWorker.ready;
  const send = (message: WorkerMessage) => active?.postMessage(message);
  // The browser still has these files at hand: the screen opens without network from now on.
  if (isFirst) send({ type: 'CACHE_FILES', paths: loadedPaths() });
  if (!isSavingData()) setTimeout(() => whenIdle(() => send({ type: 'CACHE_FILES' })), REST_MS);
}

const loadedPaths = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

/** The user has asked the browser to save data (Chromium tells). */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}

/**
 * Lets a version that waits take over: all tabs reload once it has. Without one a reload is all
 * there is to do.
 */
export async function skipWaiting(): Promise<void> {
  const waiting = (await registration())?.waiting;
  if (waiting) replaceActiveWith(waiting);
  else window.location.reload();
}

/**
 * Asks a waiting worker to take over, again and again until it has: a request that comes while
 * Chromium ends the old worker starts that one again, and the new one would be left to wait until
 * all pages are closed or rest.
 */
function replaceActiveWith(waiting: ServiceWorker): void {
  const ask = () => {
    if (waiting.state === 'installed') waiting.postMessage(SKIP_WAITING);
    else clearInterval(timer);
  };
  const timer = setInterval(ask, ASK_AGAIN_MS);
  ask();
}

/**
 * Installs the version that is live now, if a worker stands between it and this page; whether a
 * reload would open it. Fails where it can't be installed, or takes too long.
 */
export async function installNext(): Promise<boolean> {
  const worker = await registration();
  if (!worker?.active) return true;
  await worker.update();
  const next = worker.waiting ?? worker.installing;
  // The old worker would only open the old version again.
  if (!next) return false;
  await reaches(next, 'installed');
  replaceActiveWith(next);
  await reaches(next, 'activated');
  return true;
}

/**
 * Resolves once a worker is in this state, or past it; fails where it never will be, or takes too
 * long.
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
