import { removeAddress } from '../src/device/push-address.ts';
import { openFromNotification } from './notification-click.ts';
import { renewSubscription, type SubscriptionChange } from './push-renewal.ts';
import { showPush } from './show-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Handles notifications that arrive while the app is closed (docs/decisions/0021-push.md). */
export function receivePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => event.waitUntil(openFromNotification(event)));
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(event as SubscriptionChange));
  });
}

/** Unsubscribes a user who signs out, and closes their notifications. */
export async function forgetPushes(): Promise<void> {
  const { registration } = self;
  const shown = await registration.getNotifications();
  for (const notification of shown) notification.close();
  await Promise.allSettled([
    registration.pushManager?.getSubscription().then((subscription) => subscription?.unsubscribe()),
    removeAddress(),
    self.navigator.clearAppBadge?.(),
  ]);
}
