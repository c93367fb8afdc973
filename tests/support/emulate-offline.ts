import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Runs in every document that is opened offline, before its own scripts. */
const SAYS_OFFLINE = `Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });`;

/** Runs in each of these documents once online: restores `onLine` and fires `online`. */
function sayOnline(): void {
  if (!Object.getOwnPropertyDescriptor(navigator, 'onLine')) return;
  delete (navigator as { onLine?: boolean }).onLine;
  window.dispatchEvent(new Event('online'));
}

/**
 * Some Chromium builds (such as 150) forget after a navigation that the context is offline:
 * requests fail, but `navigator.onLine` is true, unlike on a real device. So documents opened while
 * `setOffline(true)` is in effect get `onLine` overridden.
 */
export function emulateOffline(context: BrowserContext): void {
  const scripts = new Map<Page, { session: CDPSession; identifier: string }>();
  let isOffline = false;
  const tell = async (page: Page) => {
    if (scripts.has(page) || page.isClosed()) return;
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: SAYS_OFFLINE,
    });
    scripts.set(page, { session, identifier });
  };
  const untell = async (page: Page, { session, identifier }: { session: CDPSession; identifier: string }) => {
    scripts.delete(page);
    if (page.isClosed()) return;
    // A navigation into another process may have dropped the script already.
    await session
      .send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
      .then(() => session.detach())
      .catch(() => undefined);
    await page.evaluate(sayOnline).catch(() => undefined);
  };
  context.on('page', (page) => {
    if (isOffline) void tell(page).catch(() => undefined);
  });

  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline: boolean) => {
    isOffline = offline;
    if (offline) await Promise.all(context.pages().map(tell));
    await setOffline(offline);
    if (!offline) await Promise.all([...scripts].map(([page, script]) => untell(page, script)));
  };
}
