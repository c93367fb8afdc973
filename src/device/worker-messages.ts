/**
 * Messages that the page sends to its service worker. The worker imports only these types.
 * `SKIP_WAITING` is spelled as workbox-window's `messageSkipWaiting` sends it.
 */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /**
   * `typist`: after an expired session, the user whose files and queued writes stay; older builds
   * omit it.
   */
  | { type: 'SIGN_OUT'; typist?: number | null }
  /**
   * The page is idle: cache the files of all screens, or only `paths`, which it has already loaded.
   */
  | { type: 'CACHE_FILES'; paths?: string[] };

/**
 * What a new version's worker asks every tab before it takes over: to request nothing more, and to
 * answer on the message's port once it does not.
 */
export type TabMessage = { type: 'PAUSE' };

const TYPES: ReadonlySet<unknown> = new Set<WorkerMessage['type']>([
  'SKIP_WAITING',
  'SIGN_OUT',
  'CACHE_FILES',
]);

/** Whether a message event's data is a WorkerMessage: other code on the page may post too. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return TYPES.has(data.type);
}

/**
 * A channel to the site's other pages and its worker; null where the browser has none, or forbids
 * it together with storage.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
