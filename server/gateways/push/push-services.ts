/**
 * Hosts of the push services of browsers; one that begins with a dot stands for every name below
 * it. Chrome, Edge on Android, Samsung and Opera: FCM. Firefox: autopush. Safari: Apple. Edge on
 * Windows: WNS.
 */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Whether an address that a browser named may be called: https, at a push service that we know or
 * that the configuration adds (`host`, `.domain` or `host:port`). Everything else could be a
 * machine of our own network.
 */
export function isPushService(endpoint: string, added: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password, hash, href } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  // Written as every reader of addresses understands it: the sender's may be another than this one.
  if (href !== endpoint) return false;
  return [...KNOWN_SERVICES, ...added].some((service) =>
    service.startsWith('.') ? host.endsWith(service) : host === service,
  );
}
