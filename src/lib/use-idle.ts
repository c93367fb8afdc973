import { startTransition, useEffect, useState } from 'react';

/** User input; each event restarts the timer. */
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether the user has done nothing for `ms` since `isActive`; then stays true. For heavy rendering
 * that can wait: between two presses it would delay the second.
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
