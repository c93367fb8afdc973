import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionStore } from '../../device/session-store.ts';
import { safeNextPath } from '../session/next-path.ts';

/**
 * Sends on who is signed in already; answers whether he is, for the screen to show him nothing meanwhile (what
 * the server rendered is hidden by the layouts). Asked once, at the start: signing in on the screen itself goes
 * its own way, by a reload.
 */
export function useLeaveSignedIn(next: string | undefined): boolean {
  const navigate = useNavigate();
  const [isLeaving] = useState(() => sessionStore.current().user !== null);
  useEffect(() => {
    if (isLeaving) void navigate({ href: safeNextPath(next), replace: true });
  }, [isLeaving, navigate, next]);
  return isLeaving;
}
