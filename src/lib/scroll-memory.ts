import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/**
 * Restores the scroll position when users cancel a navigation before its screen has loaded. The
 * router saves a position for each visit, but saves it again on the cancellation, when the shorter
 * pending screen has already reduced it. This one is saved only when a navigation begins. Call
 * once, in the browser.
 */
export function rememberScroll(router: Pick<AnyRouter, 'subscribe'>): void {
  const positions = new Map<string, number>();
  let movingFrom: string | undefined;
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    const visit = visitOf(fromLocation);
    if (visit === undefined || visit === movingFrom) return;
    movingFrom = visit;
    positions.set(visit, window.scrollY);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const visit = visitOf(toLocation);
    const position = visit === undefined ? undefined : positions.get(visit);
    movingFrom = undefined;
    if (position !== undefined) window.scrollTo({ top: position });
  });
}

/** The history entry's key. */
function visitOf(location: ParsedLocation | undefined): string | undefined {
  return location?.state.__TSR_key;
}
