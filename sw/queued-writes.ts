import { createApi } from '../src/api/api.ts';
import { openQueueChannel, sendWrites, withSendLock } from '../src/device/writes/sending.ts';
import { openIndexedStore, QUEUE_NAME } from '../src/device/writes/store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is no standard yet: TypeScript's library does not know its event. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const channel = openQueueChannel(() => undefined);

/**
 * Sends what is pending, in the name of the sender that the page has kept in the store. Fails where
 * something is left: the browser then tries again later.
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

/** Pending writes are sent also after the app was closed (DESIGN §9). */
export function sendQueuedWrites(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const { tag } = event as SyncEvent;
    if (tag === QUEUE_NAME) (event as SyncEvent).waitUntil(sendPending());
  });
}

/** Forgets the writes of a person who signs out. */
export async function forgetQueuedWrites(): Promise<void> {
  await (await openIndexedStore().catch(() => null))?.clear();
  channel.announce();
}
