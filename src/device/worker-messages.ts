/**
 * Everything that the page may say to its service worker. The worker imports these types alone.
 * `SKIP_WAITING` is spelled as workbox-window's `messageSkipWaiting` sends it.
 */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** `typist`: the user whose form files stay after an expired session; older builds send none. */
  | { type: 'SIGN_OUT'; typist?: number | null }
  /**
   * The page is at rest: cache the files of all screens, or only those of `paths`, which the page
   * has loaded.
   */
  | { type: 'CACHE_FILES'; paths?: string[] };

const TYPES: ReadonlySet<unknown> = new Set<WorkerMessage['type']>([
  'SKIP_WAITING',
  'SIGN_OUT',
  'CACHE_FILES',
]);

/** Whether a message event's data is one of ours: other code on the page may post too. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return TYPES.has(data.type);
}

/**
 * A channel to the site's other pages and its worker; null where the browser has none, or forbids
 * it with its storage.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
