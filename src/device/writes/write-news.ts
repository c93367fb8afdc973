import { openChannel } from '../worker-messages.ts';

const NAME = 'rukn.writes';

/**
 * How pages and the worker tell one another that the store of writes has changed. A channel does not hear
 * what it says itself. Nothing where the browser has no channels.
 */
export function openWriteNews(onNews: () => void): { tell: () => void } {
  const channel = openChannel(NAME);
  channel?.addEventListener('message', onNews);
  return { tell: () => channel?.postMessage(null) };
}

/** The tag of the Background Sync that sends what waits once there is a network. */
export const SYNC_TAG = 'rukn.writes';
