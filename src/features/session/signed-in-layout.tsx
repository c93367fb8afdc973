import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** The layout of account screens: a user who is signed out while one is open goes to /login. */
export function SignedInLayout() {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status !== 'guest') return;
    // Read here and not while rendering: on the way to /login the address is /login's already.
    const { href, pathname } = router.latestLocation;
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { next: href }, replace: true });
  }, [status, router]);
  return status === 'guest' ? null : <Outlet />;
}
