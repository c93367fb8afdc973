import { createApi } from '../src/api/api.ts';
import {
  addressOf,
  knowPushCalls,
  type StoredAddress,
  storeAddress,
  storedAddress,
} from '../src/device/push-address.ts';

declare const self: ServiceWorkerGlobalScope;

/** Some browsers pass neither subscription; TypeScript's library has only the plain event. */
export interface SubscriptionChange extends ExtendableEvent {
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
}

knowPushCalls();
const api = createApi({ fetch: (...request) => fetch(...request), language: 'ar', token: () => null });

/**
 * Called when the browser has replaced or ended the device's subscription: subscribes again and
 * sends the new one to the server, authorised by the old one's secret. Without a stored address,
 * because the user has switched notifications off or signed out, ends the subscription. After a
 * failure here the switch shows that notifications are off.
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
