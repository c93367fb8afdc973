/** A channel to the site's other pages and its worker; null where the browser has none, or forbids it with its storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
