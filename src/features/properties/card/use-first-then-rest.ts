import { startTransition, useEffect, useState } from 'react';
import { SERVER_STATE_ID } from '../../../api/server-state.ts';
import { whenIdle } from '../../../device/when-idle.ts';

/** Narrower than what holds two cards side by side. */
const PHONE = '(width < 40rem)';

/** Whether a long list has been drawn since the app started. */
let hasDrawn = false;

/**
 * How many of a list's `total` cards to draw: `first`, and the rest once the browser is idle. So
 * only on a phone, where the app draws the first screen of a visit by itself: drawn at once, they
 * would hold up every tap until the last one stands. Else all: the server's page has them, and a
 * reload finds the reader's position.
 */
export function useFirstThenRest(total: number, first: number): number {
  const [isWhole, setWhole] = useState(() => !isFirstDrawing());
  useEffect(() => {
    hasDrawn = true;
    let isGone = false;
    // A transition yields to a tap, and commits all of them in one frame.
    whenIdle(() => {
      if (!isGone) startTransition(() => setWhole(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isWhole ? total : Math.min(first, total);
}

function isFirstDrawing(): boolean {
  if (import.meta.env.SSR || hasDrawn || document.getElementById(SERVER_STATE_ID)) return false;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const isNew = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isNew && window.matchMedia(PHONE).matches;
}
