import { createApi } from '../src/api/api.ts';
import { openQueueChannel, sendWrites, withSendLock } from '../src/device/writes/sending.ts';
import { openIndexedStore, QUEUE_NAME, removeWritesOfOthers } from '../src/device/writes/store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is not in a standard, so TypeScript's library lacks its event. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const channel = openQueueChannel(() => undefined);

/**
 * Sends pending writes with the session that the page has stored. Rejects if any is left: the
 * browser then retries later.
 */
async function sendPending(): Promise<void> {
  const store = await openIndexedStore();
  const sender = await store.sender();
  if (!sender) return;
  const { personId, token, language } = sender;
  const api = createApi({ fetch: (...request) => fetch(...request), language, token: () => token });
  const isAllSent = await withSendLock(() =>
    sendWrites({ store, personId, api, onSettled: () => channel.announce() }),
  );
  if (!isAllSent) throw new Error('Some writes are still pending');
  await store.setSender(null);
}

/** Sends pending writes even if the app is closed (DESIGN §9). */
export function sendQueuedWrites(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const { tag } = event as SyncEvent;
    if (tag === QUEUE_NAME) (event as SyncEvent).waitUntil(sendPending());
  });
}

/**
 * Removes the writes of a user who signs out, and the token; those of `typist` wait until this
 * user, whose session has expired, is back.
 */
export async function forgetQueuedWrites(typist: number | null): Promise<void> {
  const store = await openIndexedStore().catch(() => null);
  if (!store) return;
  await removeWritesOfOthers(store, typist);
  await store.setSender(null);
  channel.announce();
}
