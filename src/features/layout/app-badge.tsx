import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationQueries } from '../notifications/queries.ts';

/** How many notifications are unread, on the installed app's icon, as far as the bell has asked. */
export function AppBadge() {
  const { data } = useQuery({ ...notificationQueries.list(), enabled: false });
  const unread = data?.unreadCount;
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    // Refused where the app is not installed.
    void (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  }, [unread]);
  return null;
}
