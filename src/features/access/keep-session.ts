import type { SessionUser } from '../../../contract/session.ts';
import { storage } from '../../lib/storage.ts';
import { SAVED_PREFIX } from '../../pwa/query-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** Whether the device knows who is signed in: a reload would find him. */
export const isSessionKept = () => sessionStore.isStill(sessionStore.personId());

/** Signs in. Where storage is full the saved answers give way to him: they can be asked for again. */
export function keepSession(user: SessionUser): void {
  sessionStore.signIn(user);
  if (isSessionKept()) return;
  for (const key of storage.keys(SAVED_PREFIX)) storage.remove(key);
  sessionStore.signIn(user);
}
