import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeNextPath } from '../session/next-path.ts';
import { sessionStore } from '../session/session-store.ts';

/**
 * Sends on who is signed in already. Asked once, at the start: signing in on the screen itself goes its own
 * way, by a reload.
 */
export function useLeaveSignedIn(next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (sessionStore.current().user) void navigate({ href: safeNextPath(next), replace: true });
  }, [navigate, next]);
}
