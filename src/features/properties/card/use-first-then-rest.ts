import { startTransition, useEffect, useState } from 'react';
import { SERVER_STATE_ID } from '../../../api/server-state.ts';
import { whenIdle } from '../../../device/when-idle.ts';

/** Too narrow for two cards side by side. */
const PHONE = '(width < 40rem)';

/** Whether a long list has been drawn since the app started. */
let hasDrawn = false;

/**
 * How many of a list's `total` cards to render: `first`, and the rest once the browser is idle, as
 * all at once would block taps. Only on a phone, for a visit's first screen if the client renders
 * it. Else all: the server's page has them, and a reload restores the scroll position.
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
