import { safeNextPath } from '../session/next-path.ts';
import { loginDraft } from './login-draft.ts';
import { registrationDraft } from './registration-draft.ts';
import { resetDraft } from './reset-draft.ts';

/**
 * core §4: after signing in the app reloads, so that nothing of the guest is left in memory, at home or
 * where he wanted to go. Back does not lead here again, and what he typed to get in is gone.
 */
export function enterApp(next: string | undefined): void {
  // Not before the page is left: the form in view would empty itself, or fall back to its first step.
  window.addEventListener('pagehide', () => {
    for (const draft of [loginDraft, registrationDraft, resetDraft]) draft.clear();
  });
  window.location.replace(safeNextPath(next));
}
