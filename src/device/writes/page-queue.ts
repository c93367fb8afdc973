import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiOf } from '../../api/endpoint-query.ts';
import { currentLanguage } from '../../i18n/stored-language.ts';
import { forgetFiles, forgetStrangeFiles } from '../kept-files.ts';
import { awaitedPerson, sessionStore } from '../session-store.ts';
import { createWriteQueue, type Tried, type WriteQueue } from './queue.ts';
import { SYNC_TAG } from './sending.ts';
import type { KeptWrite, QueuedCall } from './store.ts';
import { openWriteStore } from './store.ts';

/** Background Sync is no standard yet: TypeScript's DOM library does not know it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

let queue: { client: QueryClient; queue: WriteQueue } | null = null;

/** The page's one queue; made when it is first asked for. Ask for it lazily: no first screen needs it. */
export function writeQueueOf(client: QueryClient): WriteQueue {
  if (queue?.client !== client) {
    const made = createWriteQueue({
      openStore: openWriteStore,
      api: apiOf(client),
      person: () => {
        const id = sessionStore.personId();
        const token = sessionStore.token();
        return id !== null && token ? { id, token } : null;
      },
      language: currentLanguage,
      isOnline: () => navigator.onLine,
      askForSync,
    });
    queue = { client, queue: made };
  }
  return queue.queue;
}

/** Keeps a write on the device and sends it: at once where that goes, else when there is a network again. */
export function queueWrite(client: QueryClient, call: QueuedCall): Promise<Tried> {
  return writeQueueOf(client).add(call);
}

/** The browser wakes the worker once there is a network, also after the app was closed. */
function askForSync(): void {
  // `ready` never comes where there is no worker.
  void navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(SYNC_TAG))
    .catch(() => undefined);
}

/**
 * Sends what waits at start and whenever there may be a network again; forgets it with its person, but for the
 * files of whoever is waited for. Answers how to stop.
 */
export function keepSending(client: QueryClient): () => void {
  const writes = writeQueueOf(client);
  const sendWaiting = () => {
    if (document.visibilityState === 'visible' && isAnyWaiting(writes)) void writes.send();
  };
  let personId = sessionStore.personId();
  const stopFollowing = sessionStore.subscribe(() => {
    const now = sessionStore.personId();
    if (personId !== null && now !== personId) {
      void writes.forget();
      void forgetStrangeFiles(now ?? awaitedPerson()).catch(() => undefined);
    }
    personId = now;
  });
  // The session may have ended between the render that found a person and this.
  void forgetStrangeFiles(personId ?? awaitedPerson()).catch(() => undefined);
  void writes
    .forgetOthers()
    .then(() => writes.refresh())
    .then(sendWaiting);
  window.addEventListener('online', sendWaiting);
  window.addEventListener('focus', sendWaiting);
  document.addEventListener('visibilitychange', sendWaiting);
  return () => {
    stopFollowing();
    window.removeEventListener('online', sendWaiting);
    window.removeEventListener('focus', sendWaiting);
    document.removeEventListener('visibilitychange', sendWaiting);
  };
}

function isAnyWaiting(writes: WriteQueue): boolean {
  return writes.current().some(({ failure }) => failure === null);
}

/**
 * What a person who signs out would lose, his writes and his files that no server has yet: empties it. Needs no
 * query client: the page is being left.
 */
export async function forgetWaiting(): Promise<void> {
  const writes = queue ? queue.queue.forget() : openWriteStore().then((store) => store.clear());
  await Promise.allSettled([writes, forgetFiles()]);
}

const NONE: readonly KeptWrite[] = [];
const none = () => NONE;

/** The person's writes that wait or were refused, in order. */
export function useWrites(): readonly KeptWrite[] {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.current, none);
}

/** Whether what waits could not be sent when it was last tried. */
export function useAreWritesBlocked(): boolean {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.isBlocked, () => false);
}
