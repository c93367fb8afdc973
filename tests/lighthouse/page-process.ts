import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/** How long to wait for the process that only the service worker kept alive to exit. */
const GONE_MS = 1_500;

/**
 * Stops the service workers of the browser at `port`, which ends the last page's process. Otherwise
 * that process also renders the next page, and Lighthouse's profiler first lists all code that it
 * has ever compiled: a tenth of a second, reported as the page's own blocking time (four times that
 * with the slowdown). A user's next visit has no such process.
 */
export async function endPageProcess(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage());
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await wait(GONE_MS);
    await page.close();
  } finally {
    await browser.close();
  }
}
