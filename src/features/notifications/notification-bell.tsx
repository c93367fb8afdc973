import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconMark } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LazySheet } from '../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import { notificationQueries } from './queries.ts';

const load = () => import('./notification-sheet.tsx');
const NotificationSheet = lazyPart(async () => (await load()).NotificationSheet);

/** While the app is open, the user is notified within this time. */
const ASK_AGAIN_MS = 2 * 60_000;
/** Larger counts are shown as this one: the badge has no room. */
const MOST = 99;

/** core §2: the bell with the number of unread notifications; opens the list. */
export function NotificationBell() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { data } = useQuery({
    ...notificationQueries.list(),
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  const unread = Math.min(data?.unreadCount ?? 0, MOST);
  const preload = () => {
    preloadSheet();
    void load().catch(() => undefined);
  };
  return (
    <>
      <IconButton
        label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Bell aria-hidden />
        {unread > 0 ? <IconMark count={unread} /> : null}
      </IconButton>
      {wasOpened ? (
        <LazySheet isOpen={isOpen}>
          <NotificationSheet isOpen={isOpen} onOpenChange={setOpen} />
        </LazySheet>
      ) : null}
    </>
  );
}
