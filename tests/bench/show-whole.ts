import type { CDPSession } from '@playwright/test';

/** Room for the browser's own bars above a phone's page. */
const WINDOW = { width: 600, height: 1_100 };

/**
 * Makes the window tall enough for the whole page. A new window is as tall as the page but also
 * holds the browser's bars, so the page's foot is outside: changes there are never drawn, and Event
 * and Element Timing wait for the next frame that changes something above.
 */
export async function showWhole(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
}
