import { type RefObject, useEffect, useRef } from 'react';
import { DOUBLE_TAP_SCALE, type Point, pinched, type View, WHOLE, withinBox, zoomedAt } from './zoom-view.ts';

const DOUBLE_TAP_MS = 300;
/** A pointer that moves less than this has tapped, px. */
const TAP_DRIFT = 12;
/** Zoom factor per unit of `deltaY` of Ctrl + wheel, which trackpads send for a pinch. */
const WHEEL_GROWTH = 1.0075;

/**
 * Zooms `picture` inside `box` by pinch, double tap or click, and Ctrl + wheel; a drag moves it
 * while zoomed. Sets the transform directly, so that nothing re-renders during a gesture. Calls
 * `onZoom` when it becomes zoomed or whole; resets when `active` ends.
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  active: boolean,
  onZoom: (isZoomed: boolean) => void,
): void {
  const hear = useRef(onZoom);
  hear.current = onZoom;
  useEffect(() => {
    const area = box.current;
    const target = picture.current;
    if (!active || !area || !target) return;
    let view = WHOLE;
    let lastTap: (Point & { time: number }) | null = null;
    let pressed: Point | null = null;
    const fingers = new Map<number, Point>();

    const show = (next: View) => {
      const wasZoomed = view.scale > 1;
      view = next;
      const isZoomed = view.scale > 1;
      target.style.transform = isZoomed ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : '';
      if (isZoomed !== wasZoomed) hear.current(isZoomed);
    };
    const size = () => ({ width: area.clientWidth, height: area.clientHeight });
    /** Relative to the centre of the box, like views. */
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };

    const press = (event: PointerEvent) => {
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      pressed = fingers.size === 1 ? point : null;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) show(pinched(view, [before, other], [now, other], size()));
      else if (view.scale > 1) {
        show(withinBox({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }, size()));
      }
    };
    const release = (event: PointerEvent) => {
      const point = pointOf(event);
      const hasTapped =
        event.type === 'pointerup' && pressed !== null && distance(pressed, point) < TAP_DRIFT;
      fingers.delete(event.pointerId);
      pressed = null;
      if (!hasTapped) {
        lastTap = null;
        return;
      }
      const isSecond =
        lastTap !== null &&
        event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
        distance(lastTap, point) < 2 * TAP_DRIFT;
      lastTap = isSecond ? null : { ...point, time: event.timeStamp };
      if (isSecond) show(zoomedAt(view, view.scale > 1 ? 1 : DOUBLE_TAP_SCALE, point, size()));
    };
    const turn = (event: WheelEvent) => {
      // Stops the browser from scrolling or zooming the page behind.
      event.preventDefault();
      if (event.ctrlKey) {
        show(zoomedAt(view, view.scale * WHEEL_GROWTH ** -event.deltaY, pointOf(event), size()));
      }
    };

    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('pointerdown', press, { signal });
    area.addEventListener('wheel', turn, { signal, passive: false });
    // On the window: a finger may leave the box before it is lifted.
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    return () => {
      listening.abort();
      show(WHOLE);
    };
  }, [box, picture, active]);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
