import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSession } from '../session/use-session.ts';

const NotificationBell = lazyPart(
  async () => (await import('../notifications/notification-bell.tsx')).NotificationBell,
);

/**
 * core §2: the bell of a signed-in user. Its code loads only for them; its space is reserved
 * meanwhile.
 */
export function PersonBell() {
  const { user } = useSession();
  return user ? <BellOfPerson /> : null;
}

function BellOfPerson() {
  const place = <span className="size-target" />;
  return useTexts('account') ? (
    <Suspense fallback={place}>
      <NotificationBell />
    </Suspense>
  ) : (
    place
  );
}
