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

/** Tells all tabs that a new version is about to take over. */
const TAKEOVER_CHANNEL = 'rukn.takeover';
/** Time for all tabs to render the pause, and for what they have just requested to arrive. */
const PAUSE_MS = 300;

const SKIP_WAITING: WorkerMessage = { type: 'SKIP_WAITING' };

/**
 * Registers the worker and checks for a new version every hour. Calls `onWaiting` once one is
 * installed, and `onTakeover` when this or another tab activates it.
 */
export async function register(onWaiting: () => void, onTakeover: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', onWaiting);
  try {
    await workbox.register();
  } catch {
    // Workers are forbidden (private mode, policy, embedded view): the app works without one.
    return;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  // Not by `openChannel`, whose chunk loads later: a browser with workers allows channels too.
  new BroadcastChannel(TAKEOVER_CHANNEL).addEventListener('message', () => {
    clearTimeout(rest);
    onTakeover();
  });
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
  if (!isSavingData()) rest = setTimeout(() => whenIdle(() => send({ type: 'CACHE_FILES' })), REST_MS);
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
  if (waiting) await replaceActiveWith(waiting);
  else window.location.reload();
}

/**
 * Asks the waiting worker to take over, while no tab requests anything: a request that arrives
 * while Chromium stops the old worker restarts that one, and the new one then waits until the old
 * one has been idle for 30 s, or for five minutes. Chromium does not act on a second question.
 */
async function replaceActiveWith(waiting: ServiceWorker): Promise<void> {
  // A channel of its own, so that this tab hears it too.
  const channel = new BroadcastChannel(TAKEOVER_CHANNEL);
  channel.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  channel.close();
  waiting.postMessage(SKIP_WAITING);
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
  await replaceActiveWith(next);
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
