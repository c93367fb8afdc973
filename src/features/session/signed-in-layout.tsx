import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** The layout of account screens: redirects to /login if the user is signed out meanwhile. */
export function SignedInLayout() {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status !== 'guest') return;
    // Read here rather than while rendering: during the redirect the location is /login already.
    const { href, pathname } = router.latestLocation;
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { next: href }, replace: true });
  }, [status, router]);
  return status === 'guest' ? null : <Outlet />;
}
