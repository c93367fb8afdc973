interface Size {
  width: number;
  height: number;
}

/** What stands over and under a map on a phone, about. */
const BARS = 280;
/** From here on the map has half of the window. */
const TWO_PANES = 1024;

let known: (Size & { window: string }) | null = null;

/**
 * The size of the map's box in pixels, the same as long as the window is: coming back from a listing, or from
 * the list, finds the same area. Without a box, as on a list opened alone, what a map would have there.
 */
export function mapSize(box: HTMLElement | null): Size {
  const { innerWidth, innerHeight } = window;
  const name = `${innerWidth},${innerHeight}`;
  if (known?.window === name) return known;
  const isThere = box !== null && box.clientWidth > 0 && box.clientHeight > BARS / 2;
  const size = isThere
    ? { width: box.clientWidth, height: box.clientHeight }
    : {
        width: innerWidth >= TWO_PANES ? innerWidth / 2 : innerWidth,
        height: Math.max(BARS, innerHeight - BARS),
      };
  known = { ...size, window: name };
  return known;
}
