import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../device/session-store.ts';

/**
 * The device's session; `loading` while the server renders and until it has confirmed the token.
 */
export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.serverSnapshot);
}
