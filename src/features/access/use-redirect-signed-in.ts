import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionStore } from '../../device/session-store.ts';
import { safeNextPath } from '../session/next-path.ts';

/**
 * Redirects a user who is signed in already; answers whether it does, so that the screen shows
 * nothing meanwhile (the layouts hide what the server rendered). Checked once, at the start:
 * signing in on the screen itself goes its own way, by a reload.
 */
export function useRedirectSignedIn(next: string | undefined): boolean {
  const navigate = useNavigate();
  const [isLeaving] = useState(() => sessionStore.current().user !== null);
  useEffect(() => {
    if (isLeaving) void navigate({ href: safeNextPath(next), replace: true });
  }, [isLeaving, navigate, next]);
  return isLeaving;
}
