import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { expiredSessionPerson, noteExpiredSession, sessionStore } from '../../device/session-store.ts';

/**
 * core §4: a stored token is sent and the current user fetched. A refusal (401, 403) clears the
 * session silently; no network, a time-out or a failing server keeps it (DESIGN §6).
 */
export async function confirmSession(api: Api): Promise<void> {
  if (!sessionStore.token()) return;
  try {
    const { user } = await api('session.currentUser', {});
    sessionStore.signIn(user);
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefused) endSession();
    else sessionStore.keep();
  }
}

/**
 * The token is no longer valid. The user has not signed out, so what they typed waits for them
 * (DESIGN §9), unless another tab has signed them out and the device no longer knows them. Noted
 * before the subscribers of the session clear the user's data, and once the session has left room
 * for it.
 */
function endSession(): void {
  const id = sessionStore.personId();
  const isHis = sessionStore.isStill(id) || expiredSessionPerson() === id;
  sessionStore.forget();
  if (id !== null && isHis) noteExpiredSession(id);
  sessionStore.signOut();
}
