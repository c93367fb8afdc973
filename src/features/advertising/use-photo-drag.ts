import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A touch this long lifts the photograph; a shorter one scrolls or taps. */
const HOLD_MS = 350;
/** Movement allowed for a resting finger, or a mouse's click. */
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
  /** Moves the held photograph to another's place. */
  onPlace: (from: string, to: string) => void;
  onDrop: () => void;
}

/** Moves photographs by drag; returns the held one's key. */
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
 * Tiles have `data-photo`, their handles `data-grip`: a mouse drags at once, a finger after a rest.
 * Listens on the window, as a tile that moves loses the pointer; and to touches by a non-passive
 * listener, as only that can stop the page from scrolling under a photograph already held.
 */
function dragPhotos(list: HTMLElement, { onLift, onPlace, onDrop }: DragSteps): () => void {
  const control = new AbortController();
  const { signal } = control;
  let press: Press | null = null;
  let isLifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The browser may still send the click that ends a drag. */
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
  // A long press would open the browser's menu.
  list.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    (event) => {
      // A keyboard's click has detail 0: it never ends a drag.
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
