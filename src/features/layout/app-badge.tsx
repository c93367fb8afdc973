import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationQueries } from '../notifications/queries.ts';

/** Shows the unread count that the bell has fetched on the installed app's icon. */
export function AppBadge() {
  const { data } = useQuery({ ...notificationQueries.list(), enabled: false });
  const unread = data?.unreadCount;
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    // Rejects where the app is not installed.
    void (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  }, [unread]);
  return null;
}
