import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The guest sheet stands over the screen. */
    guestSheet?: true;
  }
}

/**
 * Whether the guest sheet is up: a step of the history, so that every way back closes it and stays on the page,
 * and a move to anywhere else takes it along, also while its code is on the way. `isAsked` says that it is wanted,
 * since the screen `at`; `onLeft` hears that it went.
 */
export function useGuestStep(isAsked: boolean, at: string, onLeft: () => void) {
  const router = useRouter();
  const isThere = useLocation({ select: ({ state }) => state.guestSheet === true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each time that it is asked for
  useEffect(() => {
    if (!isAsked) return;
    if (window.location.href !== at) return onLeft();
    // Heard as the step is taken back, not when the screen is drawn again.
    const stopHearing = router.history.subscribe(({ location }) => {
      if (!location.state.guestSheet) onLeft();
    });
    if (!router.history.location.state.guestSheet)
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, guestSheet: true }),
        resetScroll: false,
      });
    return stopHearing;
  }, [isAsked]);
  const close = () => {
    // Both the sheet and the page may ask for it: one step back and no more.
    if (router.history.location.state.guestSheet) router.history.back();
    else onLeft();
  };
  return { isOpen: isAsked && isThere, close };
}
