import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSession } from './use-session.ts';

/** The layout of account screens: whoever stops being signed in while one is open leaves it for /login. */
export function PersonOnly() {
  const { status } = useSession();
  const here = useLocation({ select: (location) => location.href });
  return status === 'guest' ? <Navigate to="/login" search={{ next: here }} replace /> : <Outlet />;
}
