import { useState } from 'react';
import { safeNextPath } from '../session/next-path.ts';
import { loginDraft } from './login-draft.ts';
import { registrationDraft } from './registration-draft.ts';
import { resetDraft } from './reset-draft.ts';
import { isSessionStored } from './store-session.ts';

/** Clears the access screens' drafts once the user has signed in. */
export function forgetTyped(): void {
  for (const draft of [loginDraft, registrationDraft, resetDraft]) draft.clear();
}

/**
 * core §4: after signing in the app reloads, at home or at `next`, so that no guest data stays in
 * memory. "Back" does not return here. If the device could not store the session, the reload would
 * show an empty form again: then `isNotStored` is true, and the screen says so and continues
 * without a reload.
 */
export function useFinishSignIn(next: string | undefined): { enter: () => void; isNotStored: boolean } {
  const [isNotStored, setNotStored] = useState(false);
  const enter = () => {
    if (!isSessionStored()) {
      setNotStored(true);
      return;
    }
    // Cleared only on pagehide: earlier, the visible form would empty itself or go back to its
    // first step.
    window.addEventListener('pagehide', forgetTyped);
    window.location.replace(safeNextPath(next));
  };
  return { enter, isNotStored };
}
