import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import { type Direction, directionOf } from './direction-of.ts';
import { iconButtonClasses } from './icon-button.tsx';
import { LazySlider } from './lazy-slider.tsx';
import { Num } from './num.tsx';
import { Photo, type PhotoRule } from './photo.tsx';
import type { SliderApi } from './slider-engine.tsx';
import { AUTOPLAY_MS, useAutoplay } from './use-autoplay.ts';
import { useInView } from './use-in-view.ts';

export type SliderPhoto = { path: string; alt: string; thumbhash?: string | null };

type PhotoSliderProps = {
  photos: readonly SliderPhoto[];
  rule?: PhotoRule;
  sizes?: string;
  /** For the first photo only; the others are always lazy. */
  eager?: boolean;
  priority?: boolean;
  missing: string;
  /** How the number of photos is shown. */
  sign?: 'dots' | 'count' | 'none';
  /** Moves by itself every 2.5 s while in view; off where false. */
  autoplay?: boolean;
  /** Arrows for mouse and keyboard. Omit inside a link: a link may not contain buttons. */
  controls?: { previous: string; next: string };
  /** The photo to show, where thumbnails or a full view select it. */
  index?: number;
  onIndexChange?: (index: number) => void;
  className?: string;
  /** Classes of each photo's box; 4:3 by default. */
  photoClassName?: string;
  children?: ReactNode;
};

/**
 * Photos side by side, from the right in Arabic. The server renders the first one. Until the user
 * interacts with the page, it plays one photo after the other; the other photos and the drag code
 * load at the first interaction. Put it inside the card's link: a tap follows the link, a swipe
 * does not.
 */
export function PhotoSlider({
  photos,
  rule,
  sizes,
  eager,
  priority,
  missing,
  sign = 'dots',
  autoplay = true,
  controls,
  index,
  onIndexChange,
  className,
  photoClassName,
  children,
}: PhotoSliderProps) {
  const box = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<Direction>('rtl');
  /** The photo that the row starts from: the one autoplay showed when the engine loaded. */
  const [first, setFirst] = useState(0);
  const [place, setPlace] = useState(0);
  const [api, setApi] = useState<SliderApi | null>(null);
  const many = photos.length > 1;
  const acted = useHasActed();
  const awake = useInView(box, { once: true, margin: '100px' }) && many && (acted || controls !== undefined);
  const playing = useAutoplay(box, autoplay && many);
  const selected = (first + place) % photos.length;

  useEffect(() => {
    if (!awake || !box.current) return;
    setDirection(directionOf(box.current));
    // Links are draggable by default: the browser would drag the URL instead of moving the photos.
    box.current.closest('a')?.setAttribute('draggable', 'false');
  }, [awake]);
  useEffect(() => {
    if (!playing || awake) return;
    const timer = setInterval(() => setFirst((now) => (now + 1) % photos.length), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [playing, awake, photos.length]);
  useEffect(() => {
    if (index !== undefined) api?.show((index - first + photos.length) % photos.length);
  }, [api, index, first, photos.length]);

  const row = [...photos.slice(first), ...photos.slice(0, first)];
  const drawn = awake ? row : row.slice(0, 1);
  return (
    <div ref={box} className={cx('group/slider relative isolate', className)}>
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {drawn.map((photo, at) => (
            <div
              key={photo.path}
              aria-hidden={at !== place}
              className={cx('w-full flex-none', !awake && first > 0 && 'animate-show')}
            >
              <Photo
                {...photo}
                rule={rule}
                sizes={sizes}
                missing={missing}
                eager={at === 0 && eager}
                priority={at === 0 && priority}
                className={photoClassName}
                ratio="photo"
              />
            </div>
          ))}
        </div>
      </div>
      {many && sign === 'dots' ? <Dots count={photos.length} selected={selected} /> : null}
      {many && sign === 'count' ? (
        <Badge tone="photo-chip" icon={<Images aria-hidden />} className="absolute end-4 bottom-4 z-1">
          <Num>{`${selected + 1} / ${photos.length}`}</Num>
        </Badge>
      ) : null}
      {controls && many && api ? (
        <>
          <Arrow side="start" label={controls.previous} onPress={api.previous} />
          <Arrow side="end" label={controls.next} onPress={api.next} />
        </>
      ) : null}
      {children}
      {awake ? (
        <Suspense fallback={null}>
          <LazySlider
            viewport={viewport}
            direction={direction}
            playing={playing}
            onReady={setApi}
            onSelect={(at) => {
              setPlace(at);
              onIndexChange?.((first + at) % photos.length);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const MOST_DOTS = 5;
/** From one dot's centre to the next, and how much longer the shown photo's dot is, px. */
const DOT_STEP = 12;
const SHOWN_LENGTH = 12;

/** At most five dots, a window that slides with the photo: more dots add no information. */
function Dots({ count, selected }: { count: number; selected: number }) {
  const drawn = Math.min(count, MOST_DOTS);
  const shown = selected - Math.min(Math.max(selected - 2, 0), count - drawn);
  const others = Array.from({ length: drawn }, (_, at) => at).filter((at) => at !== shown);
  const startOf = (at: number) => 3 + at * DOT_STEP + (at > shown ? SHOWN_LENGTH : 0);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 flex h-13 items-end justify-center pb-3 before:absolute before:inset-0 before:-z-1 before:bg-photo-shade before:opacity-50"
    >
      {/* Lines with round ends: two elements in place of one a dot, on every card. */}
      <svg
        width={drawn * DOT_STEP - 6 + SHOWN_LENGTH}
        height="6"
        aria-hidden="true"
        className="flip stroke-white stroke-6"
        strokeLinecap="round"
      >
        <path d={others.map((at) => `M${startOf(at)} 3h.01`).join('')} className="opacity-60" />
        <path d={`M${startOf(shown)} 3h${SHOWN_LENGTH}`} />
      </svg>
    </div>
  );
}

function Arrow({ side, label, onPress }: { side: 'start' | 'end'; label: string; onPress: () => void }) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={iconButtonClasses({
        variant: 'disc',
        className: cx(
          'absolute! top-1/2 z-1 -mt-6 hidden opacity-0 transition-opacity group-hover/slider:opacity-100 focus-visible:opacity-100 pointer-fine:grid',
          side === 'start' ? 'start-2' : 'end-2',
        ),
      })}
    >
      <Icon aria-hidden className="flip" />
    </button>
  );
}

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

let hasActed = false;
const listeners = new Set<() => void>();

function act(): void {
  hasActed = true;
  for (const name of ACTS) window.removeEventListener(name, act, true);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !hasActed) {
    for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the user has moved, touched, typed or scrolled since the page was opened: code that only
 * answers input can load after that.
 */
function useHasActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  );
}
