import { startTransition, useEffect, useState } from 'react';

/** What a user does with a page: each restarts the timer. */
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether the reader has let the page be for so many ms since `isActive`; stays true. For what is
 * heavy and can wait: drawn between two presses, it would hold up the second one.
 */
export function useIdle(isActive: boolean, ms: number): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    if (!isActive || hasRested) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setRested(true)), ms);
    };
    wait();
    for (const act of ACTS) window.addEventListener(act, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, wait, { capture: true });
    };
  }, [isActive, hasRested, ms]);
  return hasRested;
}
