import type { Api } from '../../api/api.ts';
import { clearPersonalStores } from '../../device/query-persistence.ts';
import { forgetExpiredSession, sessionStore } from '../../device/session-store.ts';

/**
 * core §4: signs out. Notifies the server while the token is still there, and clears the user's
 * data at once, whatever the server answers and even offline; a token the server never sees again
 * expires. Leave the page afterwards to clear the memory. Deletes pending writes and files too, so
 * ask before (`WriteQueue.current`).
 */
export async function signOut(api: Api): Promise<void> {
  void api('session.logout', {}, { keepalive: true }).catch(() => undefined);
  sessionStore.forget();
  forgetExpiredSession();
  clearPersonalStores();
  void navigator.clearAppBadge?.().catch(() => undefined);
  // The service worker deletes them too. If this code can't be loaded, there is nothing to delete.
  await import('../../device/writes/page-queue.ts')
    .then(({ forgetPending }) => forgetPending())
    .catch(() => undefined);
}
