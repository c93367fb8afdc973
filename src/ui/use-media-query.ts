import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. False on the server and in the first render, so that hydration
 * matches.
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

/** From this width on, sheets are dialogs and the tab bar is hidden. */
export const DESKTOP = '(width >= 64rem)';
