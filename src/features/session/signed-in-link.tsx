import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useGuestSheet } from './guest-sheet.tsx';
import type { GuestReason } from './guest-sheet-panel.tsx';
import { useSession } from './use-session.ts';

interface SignedInLinkProps {
  /** A screen that requires signing in. */
  to: string;
  /** Selects the sheet's text for guests. */
  reason: GuestReason;
  className?: string;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/**
 * core §2, calls to action: a link for signed-in users; a guest gets the sign-in sheet and reaches
 * the screen after signing in.
 */
export function SignedInLink({ to, reason, className, tabIndex, children }: SignedInLinkProps) {
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const press = (event: MouseEvent) => {
    if (user || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    guestSheet.ask(reason, { next: to });
  };
  return (
    <Link
      to={to}
      preload={user ? 'intent' : false}
      onPointerEnter={user ? undefined : guestSheet.preload}
      onClick={press}
      className={className}
      tabIndex={tabIndex}
    >
      {children}
    </Link>
  );
}
