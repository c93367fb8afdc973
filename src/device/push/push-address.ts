/** What the server is told of a subscription, as the contract has it (`push.save`). */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Fails where the browser has made a subscription without keys: nothing could be encrypted for it. */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave a subscription without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Bytes in base64url, without "=" at the end. */
function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The server's key that a subscription was made for, base64url; null where the browser does not say. */
export function keyOf({ options }: PushSubscription): string | null {
  return options?.applicationServerKey ? toBase64Url(options.applicationServerKey) : null;
}
