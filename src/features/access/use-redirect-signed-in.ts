import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionStore } from '../../device/session-store.ts';
import { safeNextPath } from '../session/next-path.ts';

/**
 * Redirects a user who is already signed in; returns whether it does, so that the screen renders
 * nothing meanwhile (the layouts hide the server's HTML). Checked only on mount: signing in on the
 * screen itself is followed by a reload.
 */
export function useRedirectSignedIn(next: string | undefined): boolean {
  const navigate = useNavigate();
  const [isLeaving] = useState(() => sessionStore.current().user !== null);
  useEffect(() => {
    if (isLeaving) void navigate({ href: safeNextPath(next), replace: true });
  }, [isLeaving, navigate, next]);
  return isLeaving;
}
