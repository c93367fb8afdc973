import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pendingAction } from './pending-action.ts';
import { useSession } from './use-session.ts';

/** Forgets what guests wanted to do once they leave the way in, and notes where they are then. */
export function useDropPendingAction(): void {
  const { status } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const step = useLocation({ select: ({ state }) => (state.guestSheet ? null : state.__TSR_index) });
  useEffect(() => {
    if (status === 'guest') pendingAction.passGuest(path, step);
  }, [status, path, step]);
}
