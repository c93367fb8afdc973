import { useSyncExternalStore } from 'react';

/** The user changes it in the browser's settings, mostly while this page is in the background. */
function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  // Some browsers lack this permission's name; visibilitychange works in all of them.
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

/**
 * The user's permission; `default` before they are asked, or if the browser has no notifications.
 */
export function useNotificationPermission(): NotificationPermission {
  return useSyncExternalStore(
    subscribe,
    () => (typeof Notification === 'undefined' ? 'default' : Notification.permission),
    () => 'default',
  );
}
