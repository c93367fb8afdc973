import type { Api } from '../../api/api.ts';
import { clearPersonalStores } from '../../pwa/query-persistence.ts';
import { sessionStore } from './session-store.ts';

/**
 * core §4: signs out. The server is told while the token is still there, and the device forgets the person
 * at once, whatever the server says and whether there is a network; a token of which the server never
 * hears again expires. Leave the page right after it: what is in memory goes with it.
 */
export function signOut(api: Api): void {
  void api('session.logout', {}, { keepalive: true }).catch(() => undefined);
  sessionStore.forget();
  clearPersonalStores();
}
