import { createApi } from '../src/api/api.ts';
import { asOnlySender, openWriteNews, SYNC_TAG, sendWrites } from '../src/device/writes/sending.ts';
import { openIndexedStore } from '../src/device/writes/store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is no standard yet: TypeScript's library does not know its event. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const news = openWriteNews(() => undefined);

/**
 * Sends what waits, in the name that the page has left with it. Fails where something still waits: the
 * browser tries again later then.
 */
async function sendWaiting(): Promise<void> {
  const store = await openIndexedStore();
  const sender = await store.sender();
  if (!sender) return;
  const { personId, token, language } = sender;
  const api = createApi({ fetch: (...request) => fetch(...request), language, token: () => token });
  const isAllSent = await asOnlySender(() =>
    sendWrites({ store, personId, api, onSettled: () => news.tell() }),
  );
  if (!isAllSent) throw new Error('Some writes still wait for a network');
  await store.keepSender(null);
}

/** Writes that wait are sent also after the app was closed (DESIGN §9). */
export function sendQueuedWrites(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const { tag } = event as SyncEvent;
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendWaiting());
  });
}

/** Forgets the writes of whoever signs out. */
export async function forgetQueuedWrites(): Promise<void> {
  await (await openIndexedStore().catch(() => null))?.clear();
  news.tell();
}
