import { useEffect, useRef } from 'react';

type Watcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * Lets Android's back gesture (and Esc) close what is open, without touching the history: CloseWatcher, where the
 * browser has it (https://html.spec.whatwg.org/multipage/interaction.html#close-requests).
 */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const Made = (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher;
    if (!open || !Made) return;
    const watcher = new Made();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [open]);
}
