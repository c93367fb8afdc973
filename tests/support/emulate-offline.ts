import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** In every document that is opened without network, before its own scripts. */
const SAYS_OFFLINE = `Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });`;

/** In each such document, once online: restores the browser's value, and fires `online`. */
function sayOnline(): void {
  if (!Object.getOwnPropertyDescriptor(navigator, 'onLine')) return;
  delete (navigator as { onLine?: boolean }).onLine;
  window.dispatchEvent(new Event('online'));
}

/**
 * Some builds of Chromium (150 is one) forget with the next navigation that a context is offline:
 * no call gets through, but `navigator.onLine` is true, as it never is on a device without network.
 * Documents that are opened while `setOffline(true)` holds say so themselves.
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
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    await session.detach();
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
