import type { SessionUser } from '../../../contract/access.ts';
import { ownStorage } from '../../device/own-storage.ts';
import { SAVED_PREFIX } from '../../device/query-store.ts';
import { forgetExpiredSession, sessionStore } from '../../device/session-store.ts';
import { storage } from '../../lib/storage.ts';

/** Whether the device has stored the session: a reload would find the user signed in. */
export const isSessionStored = () => sessionStore.isStill(sessionStore.personId());

/**
 * Signs in. The user gets back what they had typed when their last session ended; what anybody else
 * had typed is gone (DESIGN §9). Where storage is full, saved answers give way to the session: they
 * can be fetched again.
 */
export function storeSession(user: SessionUser): void {
  forgetExpiredSession();
  ownStorage.forgetPersons(user.id);
  sessionStore.signIn(user);
  if (isSessionStored()) return;
  for (const key of storage.keys(SAVED_PREFIX)) storage.remove(key);
  sessionStore.signIn(user);
}
