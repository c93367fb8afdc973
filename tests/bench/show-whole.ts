import type { CDPSession } from '@playwright/test';

/** Window size in px: a phone's page plus the browser's own bars. */
const WINDOW = { width: 600, height: 1_100 };

/**
 * Makes the window tall enough for the whole page. A new window is only as tall as the page but
 * also contains the browser's bars, so the page's end is outside: changes there are never painted,
 * and Event and Element Timing wait for the next frame that changes something above.
 */
export async function showWhole(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
}
