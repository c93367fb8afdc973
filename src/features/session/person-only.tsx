import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** The layout of account screens: whoever stops being signed in while one is open leaves it for /login. */
export function PersonOnly() {
  const { status } = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(() => {
    // Once: while /login is on its way this layout still stands, at an address that is /login's already.
    if (status !== 'guest') return;
    void navigate({ to: '/login', search: { next: router.latestLocation.href }, replace: true });
  }, [navigate, router, status]);
  return status === 'guest' ? null : <Outlet />;
}
