import { NOT_THE_APP } from './navigation-paths.ts';
import type { ShownData } from './show-push.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/';

/** The URL of a path in the app; the home page's for any other value. */
export function addressInApp(path: unknown, origin: string): string {
  const home = new URL(HOME, origin).href;
  if (typeof path !== 'string' || !path.startsWith('/')) return home;
  try {
    const url = new URL(path, origin);
    const isApp =
      url.origin === origin && !NOT_THE_APP.some((other) => other.test(url.pathname + url.search));
    return isApp ? url.href : home;
  } catch {
    return home;
  }
}

type WindowState = Pick<WindowClient, 'url' | 'focused' | 'visibilityState'>;

/**
 * Picks a window of the app: the one that shows the address, else the focused, else a visible one,
 * else any. Null if none is open.
 */
function windowToUse<Window extends WindowState>(windows: readonly Window[], address: string): Window | null {
  return (
    windows.find(({ url }) => url === address) ??
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0] ??
    null
  );
}

/** Opens the notification's path, in an open window of the app or in a new one. */
export async function openFromNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { origin } = self.location;
  const address = addressInApp((notification.data as ShownData | null)?.path, origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = windowToUse(windows, address);
  if (!window) {
    await self.clients.openWindow(address);
    return;
  }
  try {
    const focused = await window.focus();
    if (focused.url !== address) await focused.navigate(address);
  } catch {
    // A window that this worker does not control can't be navigated; some can't be focused.
    await self.clients.openWindow(address);
  }
}
