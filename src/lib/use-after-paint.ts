import { startTransition, useEffect, useState } from 'react';
import { useIsStarted } from './use-is-started.ts';

/** Visits that were fully rendered. */
const wholeVisits = new Set<string>();

/**
 * Whether to render what is below the first view: after the first paint, so that a press shows its
 * screen sooner. At once on a server-rendered page, and when the user returns to a visit, to
 * restore its scroll position. `visit` is the history entry's key.
 */
export function useAfterPaint(visit: string | undefined): boolean {
  const isStarted = useIsStarted();
  const [isDue, setDue] = useState(() => !isStarted || (visit !== undefined && wholeVisits.has(visit)));
  useEffect(() => {
    if (isDue) {
      if (visit !== undefined) wholeVisits.add(visit);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted; a timer that they set runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue, visit]);
  return isDue;
}
