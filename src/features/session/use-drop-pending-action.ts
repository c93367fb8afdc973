import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pendingAction } from './pending-action.ts';
import { useSession } from './use-session.ts';

/**
 * Drops the guest's pending action once they leave the access screens, and stores their position.
 */
export function useDropPendingAction(): void {
  const { status } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const step = useLocation({ select: ({ state }) => (state.guestSheet ? null : state.__TSR_index) });
  useEffect(() => {
    if (status === 'guest') pendingAction.passGuest(path, step);
  }, [status, path, step]);
}
