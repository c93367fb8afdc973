import { type PointerEvent, useState } from 'react';

export type PhotoDrag = ReturnType<typeof usePhotoDrag>;

/**
 * Moves tiles by their grips: while one is held, it takes the place of whichever tile is under the finger.
 * Tiles carry `data-photo`; the grip keeps the pointer, so that the page stays where it is.
 */
export function usePhotoDrag(onPlace: (from: string, to: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-photo]');
    const target = under?.dataset.photo;
    if (target && target !== dragged) onPlace(dragged, target);
  };
  const stop = () => setDragged(null);
  return {
    dragged,
    grip: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(key);
      },
      onPointerMove: move,
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
}
