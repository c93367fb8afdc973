import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. False on the server and in the first render, so that both draw the
 * same.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** The width from which sheets are dialogs and the tab bar is gone. */
export const DESKTOP = '(width >= 64rem)';
