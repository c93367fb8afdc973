import { isInstalledByHand } from './install-by-hand.tsx';

/** How long to wait for the worker; after that it is forbidden or could not be fetched. */
const WORKER_LIMIT_MS = 10_000;

/**
 * Whether this browser can show notifications while the app is closed. Safari on iPhone and iPad
 * can only once the app is installed (iOS 16.4).
 */
export function pushSupport(): 'yes' | 'installFirst' | 'no' {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return 'yes';
  return isInstalledByHand(navigator) ? 'installFirst' : 'no';
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There is no service worker')), WORKER_LIMIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]).finally(() => clearTimeout(timer));
}

/** The device's subscription for this key of the server; null without one. */
export async function subscriptionFor(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return subscription && keyOf(subscription) === publicKey ? subscription : null;
}

/**
 * Subscribes the device; the user must have granted permission. Rejects where the browser's push
 * service can't be reached.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const existing = await pushManager.getSubscription();
  // The browser refuses a second subscription beside one with an older key.
  if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the device's subscription, whatever its key; does nothing without one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Bytes in base64url, without "=" at the end. */
function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The server's key that a subscription was created with, base64url; null where the browser does not
 * expose it.
 */
function keyOf({ options }: PushSubscription): string | null {
  return options?.applicationServerKey ? toBase64Url(options.applicationServerKey) : null;
}
