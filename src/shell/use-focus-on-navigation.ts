import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_ID } from './main-landmark.tsx';

/**
 * After a move to another screen or page of a list the focus stands at its beginning, as it does after a
 * full load: a keyboard goes on from there, and a screen reader says where it is.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        const isTurnedPage = pageOf(fromLocation.search) !== pageOf(toLocation.search);
        if (!pathChanged && !isTurnedPage) return;
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** The page of a list; every list names it so. */
function pageOf(search: { page?: unknown }): unknown {
  return search.page;
}
