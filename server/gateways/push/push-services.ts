/**
 * Hosts of browsers' push services; a leading dot matches every subdomain. Chrome, Edge on Android,
 * Samsung and Opera: FCM. Firefox: autopush. Safari: Apple. Edge on Windows: WNS.
 */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Whether the server may call a URL that a browser sent: https, at a known push service or one that
 * the configuration adds (`host`, `.domain` or `host:port`). Any other could be a machine of our
 * own network.
 */
export function isPushService(endpoint: string, added: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password, hash, href } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  // Only the normal form: the parser that sends the message may read another form differently.
  if (href !== endpoint) return false;
  return [...KNOWN_SERVICES, ...added].some((service) =>
    service.startsWith('.') ? host.endsWith(service) : host === service,
  );
}
