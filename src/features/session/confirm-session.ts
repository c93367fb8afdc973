import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { expiredSessionPerson, noteExpiredSession, sessionStore } from '../../device/session-store.ts';

/**
 * core §4: sends the stored token to fetch the current user. A refusal (401, 403) clears the
 * session silently; a network error, a time-out or a failing server keeps it (DESIGN §6).
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
 * The token is no longer valid. The user did not sign out, so what they typed is kept for them
 * (DESIGN §9), unless another tab has signed them out and the device no longer stores them. Noted
 * before subscribers clear the user's data, and after the session's removal has freed storage for
 * it.
 */
function endSession(): void {
  const id = sessionStore.personId();
  const isHis = sessionStore.isStill(id) || expiredSessionPerson() === id;
  sessionStore.forget();
  if (id !== null && isHis) noteExpiredSession(id);
  sessionStore.signOut();
}
