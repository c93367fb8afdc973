import type { Api } from '../../api/api.ts';
import { clearPersonalStores } from '../../device/query-persistence.ts';
import { forgetExpiredSession, sessionStore } from '../../device/session-store.ts';

/**
 * core §4: signs out. Notifies the server while the token is still there, and the device forgets
 * the user at once, whatever the server says and whether there is a network; a token that the
 * server never sees again expires. Leave the page once it is done: what is in memory goes with it.
 * Writes and files that wait are forgotten too, so ask before (`WriteQueue.current`).
 */
export async function signOut(api: Api): Promise<void> {
  void api('session.logout', {}, { keepalive: true }).catch(() => undefined);
  sessionStore.forget();
  forgetExpiredSession();
  clearPersonalStores();
  void navigator.clearAppBadge?.().catch(() => undefined);
  // The worker forgets them as well; where its message or this code can't come, there is nothing to
  // forget.
  await import('../../device/writes/page-queue.ts')
    .then(({ forgetPending }) => forgetPending())
    .catch(() => undefined);
}
