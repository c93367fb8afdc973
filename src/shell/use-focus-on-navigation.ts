import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_ID } from './main-landmark.tsx';

/**
 * After a move to another screen or page of a list the focus stands at its beginning, as it does after a
 * full load: a keyboard goes on from there, and a screen reader says where it is. So it does where a move
 * takes away what was pressed, as a filter's chip or the way to the map: otherwise the focus were nowhere.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let pressed: Element | null = null;
    const noteFocus = router.subscribe('onBeforeNavigate', () => {
      pressed = document.activeElement;
    });
    const moveFocus = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const isTurnedPage = pageOf(fromLocation.search) !== pageOf(toLocation.search);
      const isLost = pressed?.isConnected === false && document.activeElement === document.body;
      if (!pathChanged && !isTurnedPage && !isLost) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
    return () => {
      noteFocus();
      moveFocus();
    };
  }, [router]);
}

/** The page of a list; every list names it so. */
function pageOf(search: { page?: unknown }): unknown {
  return search.page;
}
