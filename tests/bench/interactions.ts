import type { Page } from '@playwright/test';

/** One press or key, by the Event Timing API: ms from the event to the next frame, rounded to 8. */
export interface Interaction {
  ms: number;
  /** The longest of its events, and how long its handlers ran in ms. */
  event: string;
  handlers: number;
  /** The target: its tag, and its name, label or text. */
  element: string;
}

/** Runs in every page before its own scripts: records interactions of 16 ms or more. */
const NOTE_INTERACTIONS = `(() => {
  const noted = new Map();
  const nameOf = (target) => target ? target.tagName.toLowerCase() + ' ' +
    (target.getAttribute?.('name') || target.getAttribute?.('aria-label') || target.textContent || '').trim().slice(0, 40) : 'gone';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before = noted.get(entry.interactionId);
      if (!entry.interactionId || (before && before.ms >= entry.duration)) continue;
      noted.set(entry.interactionId, {
        ms: entry.duration,
        event: entry.name,
        handlers: Math.round(entry.processingEnd - entry.processingStart),
        element: nameOf(entry.target),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.takeInteractions = () => { const all = [...noted.values()]; noted.clear(); return all; };
})();`;

export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_INTERACTIONS });
}

/** Interactions since the page was opened or since the last call, slowest first. */
export async function takeInteractions(page: Page): Promise<Interaction[]> {
  // The browser reports an event after its frame.
  await page.waitForTimeout(500);
  const all = (await page.evaluate('window.takeInteractions()')) as Interaction[];
  return all.toSorted((one, other) => other.ms - one.ms);
}
