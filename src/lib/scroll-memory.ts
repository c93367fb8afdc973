import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/**
 * Brings users back to where they were when they gave up a move before its screen was there. The
 * router keeps a position of each visit, but notes it again when the move is given up: by then the
 * waiting screen, which is shorter, has cut it. Ours is noted at the beginning of a move only. Call
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
