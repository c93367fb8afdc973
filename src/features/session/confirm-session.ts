import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from './session-store.ts';

/**
 * core §4: a stored token is sent and the current user fetched. A refusal (401, 403) clears the session
 * silently; no network, a time-out or a failing server keeps it (DESIGN §6).
 */
export async function confirmSession(api: Api): Promise<void> {
  if (!sessionStore.token()) return;
  try {
    const { user } = await api('session.currentUser', {});
    sessionStore.signIn(user);
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefused) sessionStore.signOut();
    else sessionStore.keep();
  }
}
