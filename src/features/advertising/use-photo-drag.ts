import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A finger that rests this long lifts the photograph; before, it scrolls the page, or taps. */
const HOLD_MS = 350;
/** How far a finger trembles while it rests, and a mouse slips in a click. */
const SLACK_PX = 8;

interface Press {
  key: string;
  pointer: number;
  isTouch: boolean;
  x: number;
  y: number;
}

interface DragSteps {
  onLift: (key: string) => void;
  /** The one that is held takes the place of another. */
  onPlace: (from: string, to: string) => void;
  onDrop: () => void;
}

/** Moves photographs by drag; answers which one is held. */
export function usePhotoDrag(
  list: RefObject<HTMLElement | null>,
  onPlace: (from: string, to: string) => void,
): string | null {
  const [dragged, setDragged] = useState<string | null>(null);
  const place = useEffectEvent(onPlace);
  useEffect(() => {
    if (!list.current) return;
    return dragPhotos(list.current, {
      onLift: setDragged,
      onPlace: (from, to) => place(from, to),
      onDrop: () => setDragged(null),
    });
  }, [list]);
  return dragged;
}

const keyAt = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-photo]')?.dataset.photo ?? null;

/**
 * A tile carries `data-photo`, and what it is held by `data-grip`: a mouse drags it at once, a
 * finger when it has rested. The window is listened to, for a tile that changes place loses the
 * pointer; and the touches of the list by hand, for only so can a page be kept from scrolling under
 * a photograph that is held already.
 */
function dragPhotos(list: HTMLElement, { onLift, onPlace, onDrop }: DragSteps): () => void {
  const control = new AbortController();
  const { signal } = control;
  let press: Press | null = null;
  let isLifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that the browser makes of a drag's end may still come. */
  let isClickDue = false;

  const lift = () => {
    if (!press) return;
    isLifted = true;
    onLift(press.key);
  };
  const stop = () => {
    clearTimeout(timer);
    press = null;
    if (!isLifted) return;
    isLifted = false;
    isClickDue = true;
    onDrop();
  };
  const begin = (event: PointerEvent) => {
    isClickDue = false;
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const key = keyAt(grip);
    if (!key || !event.isPrimary || event.button !== 0) return;
    const isTouch = event.pointerType !== 'mouse';
    press = { key, pointer: event.pointerId, isTouch, x: event.clientX, y: event.clientY };
    if (isTouch) timer = setTimeout(lift, HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    if (!isLifted) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLACK_PX) return;
      if (press.isTouch) return stop();
      lift();
    }
    const target = keyAt(document.elementFromPoint(event.clientX, event.clientY));
    if (target && target !== press.key) onPlace(press.key, target);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId === press?.pointer) stop();
  };

  list.addEventListener('pointerdown', begin, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  list.addEventListener('touchmove', (event) => isLifted && event.preventDefault(), {
    signal,
    passive: false,
  });
  // A finger that rests would have the browser's menu.
  list.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    (event) => {
      // A keyboard's click has no count: it is never the end of a drag.
      if (event.detail === 0 || !isClickDue) return;
      isClickDue = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}
