import { useSyncExternalStore } from 'react';

/** The user changes it in the browser's own settings, mostly while this page is behind them. */
function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  // Some browsers don't know the name; the page comes back to the front in all of them.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((result) => {
      if (isOver) return;
      status = result;
      status.addEventListener('change', listener);
    })
    .catch(() => undefined);
  document.addEventListener('visibilitychange', listener);
  return () => {
    isOver = true;
    status?.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether the user allows notifications; `default` before they are asked, or where none exist. */
export function useNotificationPermission(): NotificationPermission {
  return useSyncExternalStore(
    subscribe,
    () => (typeof Notification === 'undefined' ? 'default' : Notification.permission),
    () => 'default',
  );
}
