import { type RefObject, useEffect, useRef } from 'react';
import { useIsStarted } from '../../lib/use-is-started.ts';
import { focusFirstFault } from '../../ui/first-fault.ts';

/**
 * When one face of a screen takes another's place (`face` names it) the focus goes to the first field that
 * is wrong there, else to its heading, from the top of the page. What the screen opens with is no change.
 */
export function useFocusOnFace(column: RefObject<HTMLElement | null>, face: string): void {
  const isStarted = useIsStarted();
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Before the start nobody knows yet where this tab stands at.
    if (!isStarted) return;
    const isMoved = last.current !== null && last.current !== face;
    last.current = face;
    if (!isMoved) return;
    window.scrollTo({ top: 0 });
    if (!focusFirstFault(column.current)) column.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [column, isStarted, face]);
}
