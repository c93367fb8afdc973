import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { coveringSize } from './crop-view.ts';
import { MAX_SCALE, type Point, pinched, type View, withinBox, zoomedAt } from './zoom-view.ts';

/** Side of the crop square, px: it fits the narrowest phone. */
export const CROP_SIDE = 280;
const BOX = { width: CROP_SIDE, height: CROP_SIDE };
/** The most px of the drawn picture's shorter side: more would not be visible in the square. */
const DRAWN_MAX = 1_600;
const STEP = 8;
const MIDDLE: Point = { x: 0, y: 0 };
/** Zoom factors: per unit of `deltaY` of the wheel, and per key press. */
const WHEEL_GROWTH = 1.0015;
const KEY_GROWTH = 1.15;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface PhotoCropProps {
  photo: ImageBitmap;
  /** Starts at `WHOLE`; `shownSquare` returns the part of the photo that it shows. */
  view: View;
  onViewChange: (view: View) => void;
  texts: { area: string; hint: string; zoom: string };
}

/**
 * A picture under a round window: dragged, pinched or wheeled, moved by arrow keys, zoomed by + and
 * − or the slider. Positions are physical (not mirrored): the picture follows the finger in both
 * reading directions.
 */
export function PhotoCrop({ photo, view, onViewChange, texts }: PhotoCropProps) {
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const size = coveringSize(photo, CROP_SIDE);
  const now = useRef(view);
  now.current = view;
  const show = (next: View) => {
    now.current = withinBox(next, BOX, size);
    onViewChange(now.current);
  };
  const zoom = (scale: number, at: Point = MIDDLE) => show(zoomedAt(now.current, scale, at, BOX, size));

  useLayoutEffect(() => {
    if (canvas.current) draw(photo, canvas.current);
  }, [photo]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = area.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left - CROP_SIDE / 2, y: clientY - top - CROP_SIDE / 2 };
  };
  useWheel(area, (event) => zoom(now.current.scale * WHEEL_GROWTH ** -event.deltaY, pointOf(event)));

  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    if (other) show(pinched(now.current, [before, other], [point, other], BOX, size));
    else {
      const { scale, x, y } = now.current;
      show({ scale, x: x + point.x - before.x, y: y + point.y - before.y });
    }
  };
  const release = (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId);
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key];
    const { scale, x, y } = now.current;
    if (arrow) show({ scale, x: x + arrow.x, y: y + arrow.y });
    else if (event.key === '+' || event.key === '=') zoom(scale * KEY_GROWTH);
    else if (event.key === '-') zoom(scale / KEY_GROWTH);
    else return;
    event.preventDefault();
  };

  return (
    <div data-vaul-no-drag="" className="flex flex-col items-center gap-3">
      <button
        ref={area}
        type="button"
        dir="ltr"
        aria-label={texts.area}
        aria-describedby={hintId}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={type}
        className="relative size-70 cursor-move touch-none overflow-hidden rounded-card bg-photo-ground select-none"
      >
        <canvas
          ref={canvas}
          aria-hidden
          // Rendered only in the browser, where a style property set by script is allowed by the
          // CSP.
          style={{
            width: size.width,
            height: size.height,
            transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
          className="pointer-events-none absolute inset-s-1/2 top-1/2 max-w-none"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_var(--scrim)] ring-2 ring-on-photo"
        />
      </button>
      <p id={hintId} className="text-center text-small text-ink-2">
        {texts.hint}
      </p>
      <div className="flex w-full max-w-70 items-center gap-3 [&>svg]:icon-20 [&>svg]:text-ink-2">
        <ZoomOut aria-hidden />
        <input
          type="range"
          aria-label={texts.zoom}
          aria-valuetext={`${Math.round(view.scale * 100)}%`}
          min={1}
          max={MAX_SCALE}
          step={0.05}
          value={view.scale}
          onChange={(event) => zoom(Number(event.target.value))}
          className="h-target w-full cursor-pointer accent-palm"
        />
        <ZoomIn aria-hidden />
      </div>
    </div>
  );
}

/** Draws a picture into its canvas, limited to DRAWN_MAX. */
function draw(photo: ImageBitmap, canvas: HTMLCanvasElement): void {
  const factor = Math.min(1, DRAWN_MAX / Math.min(photo.width, photo.height));
  canvas.width = Math.round(photo.width * factor);
  canvas.height = Math.round(photo.height * factor);
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
}

/** Handles the wheel over an element so that the sheet around it does not scroll. */
function useWheel(area: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const turn = useRef(onWheel);
  turn.current = onWheel;
  useEffect(() => {
    const target = area.current;
    // React's listener is passive: its preventDefault could not stop the sheet from scrolling.
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turn.current(event);
    };
    target?.addEventListener('wheel', listen, { passive: false });
    return () => target?.removeEventListener('wheel', listen);
  }, [area]);
}
