import type { SessionUser } from '../../../contract/session.ts';
import { ownStorage } from '../../device/own-storage.ts';
import { SAVED_PREFIX } from '../../device/query-store.ts';
import { forgetExpiredSession, sessionStore } from '../../device/session-store.ts';
import { storage } from '../../lib/storage.ts';

/** Whether the device knows who is signed in: a reload would find him. */
export const isSessionKept = () => sessionStore.isStill(sessionStore.personId());

/**
 * Signs in. What he had typed when his last session ended is his again, and what anybody else had is gone
 * (DESIGN §9). Where storage is full the saved answers give way to him: they can be asked for again.
 */
export function keepSession(user: SessionUser): void {
  forgetExpiredSession();
  ownStorage.forgetPersons(user.id);
  sessionStore.signIn(user);
  if (isSessionKept()) return;
  for (const key of storage.keys(SAVED_PREFIX)) storage.remove(key);
  sessionStore.signIn(user);
}
