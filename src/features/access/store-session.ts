import type { SessionUser } from '../../../contract/access.ts';
import { ownStorage } from '../../device/own-storage.ts';
import { SAVED_PREFIX } from '../../device/query-store.ts';
import { forgetExpiredSession, sessionStore } from '../../device/session-store.ts';
import { storage } from '../../lib/storage.ts';

/** Whether the device has stored the session, so that it survives a reload. */
export const isSessionStored = () => sessionStore.isStill(sessionStore.personId());

/**
 * Signs in. The user gets back what they had typed when their last session ended; other users' data
 * is deleted (DESIGN §9). If storage is full, cached answers are deleted to make room for the
 * session: they can be fetched again.
 */
export function storeSession(user: SessionUser): void {
  forgetExpiredSession();
  ownStorage.forgetPersons(user.id);
  sessionStore.signIn(user);
  if (isSessionStored()) return;
  for (const key of storage.keys(SAVED_PREFIX)) storage.remove(key);
  sessionStore.signIn(user);
}
