import { useState } from 'react';
import { safeNextPath } from '../session/next-path.ts';
import { loginDraft } from './login-draft.ts';
import { registrationDraft } from './registration-draft.ts';
import { resetDraft } from './reset-draft.ts';
import { isSessionStored } from './store-session.ts';

/** Clears what the guest typed to get in, once they are signed in. */
export function forgetTyped(): void {
  for (const draft of [loginDraft, registrationDraft, resetDraft]) draft.clear();
}

/**
 * core §4: after signing in the app reloads, at home or where the user wanted to go, so that
 * nothing of the guest is left in memory. Back does not lead here again. Where the device could not
 * store the session, the reload would lead to an empty form again: `isNotStored` asks the screen to
 * say so, and to lead on without a reload.
 */
export function useFinishSignIn(next: string | undefined): { enter: () => void; isNotStored: boolean } {
  const [isNotStored, setNotStored] = useState(false);
  const enter = () => {
    if (!isSessionStored()) {
      setNotStored(true);
      return;
    }
    // Not before the page is left: the form in view would empty itself, or fall back to its first
    // step.
    window.addEventListener('pagehide', forgetTyped);
    window.location.replace(safeNextPath(next));
  };
  return { enter, isNotStored };
}
