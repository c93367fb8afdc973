import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusMain, MAIN_ID } from './main-landmark.tsx';

/**
 * After a move to another screen or page of a list the focus stands at its beginning, as it does after a
 * full load: a keyboard goes on from there, and a screen reader says where it is. So it does where a move
 * takes away what was pressed, as the way to the map: otherwise the focus were nowhere. A step back finds
 * the link that had led away, as the card of a listing: the screen stands where it was left.
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
      focusMain(
        toLocation.state.__TSR_index < fromLocation.state.__TSR_index
          ? document.querySelector<HTMLElement>(`#${MAIN_ID} a[href="${CSS.escape(fromLocation.href)}"]`)
          : null,
      );
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
