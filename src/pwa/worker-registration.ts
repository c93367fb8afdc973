import { Workbox } from 'workbox-window';
import { tabStorage } from '../lib/tab-storage.ts';
import { BUILD_ID } from './build-id.ts';
import { liveBuild } from './live-build.ts';
import { offerUpdate } from './update-ready.ts';
import type { WorkerMessage } from './worker-messages.ts';

const WORKER_URL = '/sw.js';
/** An app that stays open for days still learns of a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** For a new version to be fetched and installed; who waits longer is on a network that is of no use. */
const INSTALL_LIMIT_MS = 60_000;
/** Which build this tab has moved on to by itself: once each. */
const MOVED_TO = 'moved-to';

const SKIP_WAITING: WorkerMessage = { type: 'SKIP_WAITING' };

/** The first worker of a page takes over silently; a later one means a new version, in every open tab. */
function reloadWhenReplaced(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) window.location.reload();
    isControlled = true;
  });
}

/** Registers the worker, offers the versions that follow it, and looks for one now and then. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', offerUpdate);
  reloadWhenReplaced();
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
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}

/** Lets a version that waits take over: all tabs reload once it has. Without one a reload is all there is to do. */
export async function takeOver(): Promise<void> {
  const waiting = (await registration())?.waiting;
  if (waiting) waiting.postMessage(SKIP_WAITING);
  else window.location.reload();
}

/**
 * For a screen that could not be shown: code that a deploy has removed is in the new version only. Where
 * one is live, installs it and goes over to it, with one reload; else nothing, since none would help.
 */
export async function moveOn(): Promise<void> {
  const live = await liveBuild();
  if (live === null || live === BUILD_ID || tabStorage.get(MOVED_TO) === live) return;
  tabStorage.set(MOVED_TO, live);
  const worker = await registration();
  if (worker?.active) {
    await worker.update();
    const next = worker.waiting ?? worker.installing;
    // The old worker would only open the old version again.
    if (!next) return;
    await reaches(next, 'installed');
    next.postMessage(SKIP_WAITING);
    await reaches(next, 'activated');
  }
  window.location.reload();
}

/** Resolves once a worker is in this state, or past it; fails where it never will be, or takes too long. */
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
