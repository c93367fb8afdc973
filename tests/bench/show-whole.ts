import type { CDPSession } from '@playwright/test';

/** Room for the browser's own bars above a phone's page. */
const WINDOW = { width: 600, height: 1_100 };

/**
 * Makes the window tall enough to show all of the page. A new one is as tall as the page and has the browser's bars
 * in it, so that the page's foot lies outside: what changes there is never drawn, and the frame that Event and
 * Element Timing wait for is whichever next changes something above.
 */
export async function showWhole(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
}
