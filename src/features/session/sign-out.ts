import type { Api } from '../../api/api.ts';
import { forgetPersonalData } from '../../pwa/query-persistence.ts';
import { sessionStore } from './session-store.ts';

/**
 * core §4: signs out. The server is told while the token is still there, and the device forgets the person
 * at once, whatever the server says and whether there is a network; a token of which the server never
 * hears again expires.
 */
export function signOut(api: Api): void {
  void api('session.logout', {}).catch(() => undefined);
  sessionStore.signOut();
  forgetPersonalData();
}
