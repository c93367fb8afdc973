import { lazy, Suspense } from 'react';
import { useSession } from '../features/session/use-session.ts';

const NotificationBell = lazy(async () => ({
  default: (await import('../features/notifications/notification-bell.tsx')).NotificationBell,
}));

/** core §2: the bell of a signed-in person. Its code comes for those alone; its place is kept meanwhile. */
export function PersonBell() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense fallback={<span className="size-target" />}>
      <NotificationBell />
    </Suspense>
  );
}
