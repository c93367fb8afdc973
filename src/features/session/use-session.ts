import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../device/session-store.ts';

/** The device's session; `loading` on the server and until the server has confirmed the token. */
export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.serverSnapshot);
}
