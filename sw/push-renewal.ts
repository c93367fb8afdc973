import { createApi } from '../src/api/api.ts';
import {
  addressOf,
  knowPushCalls,
  type StoredAddress,
  storeAddress,
  storedAddress,
} from '../src/device/push-address.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Some browsers say neither the old one nor the new one; TypeScript's library has the event as a
 * plain one.
 */
export interface SubscriptionChange extends ExtendableEvent {
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
}

knowPushCalls();
const api = createApi({ fetch: (...request) => fetch(...request), language: 'ar', token: () => null });

/**
 * The browser has replaced or ended the device's subscription: subscribes again, and sends the new
 * one to the server, for which the old one's secret is proof enough. Nothing where the user has
 * switched notifications off, or signed out: then no address is kept. What fails here is seen at
 * the switch, which is off then.
 */
export async function renewSubscription({ newSubscription }: SubscriptionChange): Promise<void> {
  const stored = await storedAddress();
  if (!stored) {
    await newSubscription?.unsubscribe();
    return;
  }
  const subscription = newSubscription ?? (await subscribeAnew(stored));
  const { endpoint, keys } = addressOf(subscription);
  if (endpoint === stored.endpoint && keys.auth === stored.auth) return;
  await api('push.renew', {
    body: { old: { endpoint: stored.endpoint, auth: stored.auth }, endpoint, keys },
  });
  await storeAddress({ endpoint, auth: keys.auth, publicKey: stored.publicKey });
}

function subscribeAnew({ publicKey }: StoredAddress): Promise<PushSubscription> {
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
