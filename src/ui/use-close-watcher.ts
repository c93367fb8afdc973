import { useEffect, useRef } from 'react';
import { standOnStep } from './back-step.ts';

type Watcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * Lets "back" (Android's gesture, a browser's button) and Esc close what is open instead of leaving
 * the screen: by CloseWatcher, where the browser has it
 * (https://html.spec.whatwg.org/multipage/interaction.html#close-requests), else by a history
 * entry, unless what is open has already added one (`hasOwnStep`).
 */
export function useCloseWatcher(open: boolean, onClose: () => void, hasOwnStep = false): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const Made = (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher;
    if (!Made) return hasOwnStep ? undefined : standOnStep(() => close.current());
    const watcher = new Made();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [open, hasOwnStep]);
}
