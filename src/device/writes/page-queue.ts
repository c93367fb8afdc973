import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiOf } from '../../api/endpoint-query.ts';
import { currentLanguage } from '../../i18n/stored-language.ts';
import { guestSearches } from '../guest-searches.ts';
import { expiredSessionPerson, sessionStore } from '../session-store.ts';
import { forgetFiles, forgetFilesOfOthers } from '../stored-files.ts';
import { createWriteQueue, type WriteQueue, type WriteResult } from './queue.ts';
import { openWriteStore, QUEUE_NAME, type QueuedCall, type QueuedWrite } from './store.ts';

/** Background Sync is not in a standard, so TypeScript's DOM library lacks it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

let page: { client: QueryClient; queue: WriteQueue } | null = null;

/** The page's only queue, created at the first call. Import it lazily: no first screen needs it. */
export function writeQueueOf(client: QueryClient): WriteQueue {
  if (page?.client !== client) {
    const queue = createWriteQueue({
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
    page = { client, queue };
  }
  return page.queue;
}

/** Stores a write on the device and sends it: now if possible, else when the network is back. */
export function queueWrite(client: QueryClient, call: QueuedCall): Promise<WriteResult> {
  return writeQueueOf(client).add(call);
}

/** The browser wakes the worker once the network is back, even if the app is closed. */
function askForSync(): void {
  // `ready` never resolves where there is no worker.
  void navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(QUEUE_NAME))
    .catch(() => undefined);
}

/**
 * Sends pending writes at start and whenever the network may be back. A user who signs in takes a
 * guest's saved searches along. When the user signs out,
 * removes their writes and files; after an expired session both stay for them. Returns a function
 * that stops it.
 */
export function startSending(client: QueryClient): () => void {
  const queue = writeQueueOf(client);
  const sendPending = () => {
    const hasPending = queue.current().some(({ failure }) => failure === null);
    if (document.visibilityState === 'visible' && hasPending) void queue.send();
  };
  const forgetOthers = (personId: number | null) => {
    const keeper = personId ?? expiredSessionPerson();
    void forgetFilesOfOthers(keeper).catch(() => undefined);
    return queue.forgetOthers(keeper);
  };
  let isTaking = false;
  // Oldest first, so that the latest is at the top of the account's as well. One that the server
  // refuses stays on the device, where /searches shows it.
  const takeGuestSearches = async () => {
    if (isTaking || sessionStore.personId() === null) return;
    isTaking = true;
    for (const body of guestSearches.current().reverse()) {
      await queue
        .add({ name: 'searches.create', input: { body } })
        .then(() => guestSearches.remove(body.filters))
        .catch(() => undefined);
    }
    isTaking = false;
  };
  void takeGuestSearches();
  let personId = sessionStore.personId();
  const stopFollowing = sessionStore.subscribe(() => {
    const now = sessionStore.personId();
    // Not at each news of the same session: a refused search would leave its row and come back.
    if (now === personId) return;
    if (personId !== null) void forgetOthers(now);
    personId = now;
    void takeGuestSearches();
  });
  // The session may have ended between the render that had a user and this effect.
  void forgetOthers(personId)
    .then(() => queue.refresh())
    .then(sendPending);
  window.addEventListener('online', sendPending);
  window.addEventListener('focus', sendPending);
  document.addEventListener('visibilitychange', sendPending);
  return () => {
    stopFollowing();
    window.removeEventListener('online', sendPending);
    window.removeEventListener('focus', sendPending);
    document.removeEventListener('visibilitychange', sendPending);
  };
}

/**
 * Removes the pending writes and the stored files of a user who signs out. Needs no query client.
 */
export async function forgetPending(): Promise<void> {
  const writes = page ? page.queue.forget() : openWriteStore().then((store) => store.clear());
  await Promise.allSettled([writes, forgetFiles()]);
}

const NONE: readonly QueuedWrite[] = [];

/** The user's pending and refused writes, in order. */
export function usePendingWrites(): readonly QueuedWrite[] {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
}

/** Whether the last attempt to send left something pending. */
export function useAreWritesBlocked(): boolean {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.isBlocked, () => false);
}
