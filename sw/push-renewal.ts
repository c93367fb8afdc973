import { createApi } from '../src/api/api.ts';
import {
  addressOf,
  type KeptAddress,
  keepAddress,
  keptAddress,
  knowPushCalls,
} from '../src/device/push-address.ts';

declare const self: ServiceWorkerGlobalScope;

/** Some browsers say neither the old one nor the new one; TypeScript's library has the event as a plain one. */
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
  const kept = await keptAddress();
  if (!kept) {
    await newSubscription?.unsubscribe();
    return;
  }
  const subscription = newSubscription ?? (await subscribeAnew(kept));
  const { endpoint, keys } = addressOf(subscription);
  if (endpoint === kept.endpoint && keys.auth === kept.auth) return;
  await api('push.renew', { body: { old: { endpoint: kept.endpoint, auth: kept.auth }, endpoint, keys } });
  await keepAddress({ endpoint, auth: keys.auth, publicKey: kept.publicKey });
}

function subscribeAnew({ publicKey }: KeptAddress): Promise<PushSubscription> {
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
