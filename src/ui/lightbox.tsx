import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrowStep } from './arrow-step.ts';
import { cx } from './cx.ts';
import { directionOf } from './direction-of.ts';
import { IconButton } from './icon-button.tsx';
import { Num } from './num.tsx';
import { Photo, type PhotoRule } from './photo.tsx';
import type { SliderPhoto } from './photo-slider.tsx';
import { useZoom } from './use-zoom.ts';

type LightboxProps = {
  photos: readonly SliderPhoto[];
  rule?: PhotoRule;
  /** The photo shown first. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Called on Escape, the close button or Android's back gesture: unmount the lightbox then. */
  onClose: () => void;
  /** What the photos show, under them. */
  caption: string;
  /** Buttons opposite the close button. */
  actions?: ReactNode;
  texts: {
    /** The dialog's name. */
    label: string;
    close: string;
    previous: string;
    next: string;
    missing: string;
    /** «الصورة 3 من 12», announced whenever the photo changes. */
    position: (number: number, count: number) => string;
    /** A thumbnail's name: «الصورة 3». */
    show: (number: number) => string;
  };
};

/**
 * Full-screen photos: swiped, changed by arrow keys in reading direction or by a thumbnail, zoomed
 * by pinch and double tap. A native modal <dialog> while mounted: it traps the focus and restores
 * it afterwards. Load it lazily. `direction` and motion follow the page.
 */
export function Lightbox(props: LightboxProps) {
  const { photos, rule, index, onIndexChange, onClose, texts } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isZoomed = useRef(false);
  const [start] = useState(index);
  const [viewport, api] = useEmblaCarousel({
    direction: directionOf(document.documentElement),
    startIndex: start,
    duration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 22,
    // A drag moves a zoomed photo instead of changing photos.
    watchDrag: () => !isZoomed.current,
  });
  const [selected, setSelected] = useState(start);
  const hear = useRef(onIndexChange);
  hear.current = onIndexChange;
  /** The photo that was requested before Embla had started. */
  const wanted = useRef<number | null>(null);
  const goTo = (place: number) => {
    const target = Math.min(Math.max(place, 0), photos.length - 1);
    if (api) api.scrollTo(target);
    else wanted.current = target;
  };
  const current = () => api?.selectedScrollSnap() ?? wanted.current ?? start;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed: otherwise the focus does not return.
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (!api) return;
    const select = () => {
      setSelected(api.selectedScrollSnap());
      hear.current(api.selectedScrollSnap());
    };
    api.on('select', select);
    if (wanted.current !== null) api.scrollTo(wanted.current);
    // A key was pressed between the render that mounted Embla and this effect.
    else if (api.selectedScrollSnap() !== start) select();
    return () => {
      api.off('select', select);
    };
  }, [api, start]);

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key, directionOf(event.currentTarget));
    if (step !== 0) goTo(current() + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(photos.length - 1);
    else return;
    event.preventDefault();
  };
  const many = photos.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      onKeyDown={turn}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without a cancel event; after unmounting, this handler is gone.
      onClose={onClose}
      className="fixed inset-0 m-0 flex size-full max-h-none max-w-none animate-show flex-col overflow-hidden bg-photo-ground text-on-photo backdrop:bg-transparent"
    >
      <div ref={viewport} className="min-h-0 flex-1 touch-none overflow-hidden select-none">
        <div className="flex size-full">
          {photos.map((photo, place) => (
            <ZoomablePhoto
              key={photo.path}
              photo={photo}
              rule={rule}
              missing={texts.missing}
              isShown={place === selected}
              onZoom={(zoomed) => {
                isZoomed.current = zoomed;
              }}
            />
          ))}
        </div>
      </div>
      <div className="absolute inset-x-2 top-[calc(var(--safe-top)+8px)] flex items-center justify-between">
        <IconButton variant="disc" label={texts.close} onClick={onClose}>
          <X aria-hidden className="icon-20" />
        </IconButton>
        {props.actions}
      </div>
      {many ? (
        <>
          <Arrow
            side="start"
            label={texts.previous}
            isEnd={selected === 0}
            onPress={() => goTo(current() - 1)}
          />
          <Arrow
            side="end"
            label={texts.next}
            isEnd={selected === photos.length - 1}
            onPress={() => goTo(current() + 1)}
          />
        </>
      ) : null}
      <div className="page grid w-full gap-3 pt-3 pb-[calc(var(--safe-bottom)+12px)]">
        <p className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-2 min-w-0 text-small-strong">{props.caption}</span>
          <span role="status" className="flex-none text-small">
            <span className="sr-only">{texts.position(selected + 1, photos.length)}</span>
            <Num>
              <span aria-hidden>{`${selected + 1} / ${photos.length}`}</span>
            </Num>
          </span>
        </p>
        {many ? (
          <Thumbnails photos={photos} rule={rule} selected={selected} nameOf={texts.show} onSelect={goTo} />
        ) : null}
      </div>
    </dialog>
  );
}

interface ThumbnailsProps extends Pick<LightboxProps, 'photos' | 'rule'> {
  selected: number;
  nameOf: (number: number) => string;
  onSelect: (place: number) => void;
}

/** One tab stop, which follows the shown photo; the strip scrolls to that thumbnail. */
function Thumbnails({ photos, rule, selected, nameOf, onSelect }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = strip.current?.children[selected]?.querySelector('button');
    thumbnail?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (strip.current?.contains(document.activeElement)) thumbnail?.focus({ preventScroll: true });
  }, [selected]);
  return (
    <ul
      ref={strip}
      className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] [@media(height<26rem)]:hidden"
    >
      {photos.map(({ path }, place) => (
        <li key={path} className="flex-none">
          <button
            type="button"
            aria-label={nameOf(place + 1)}
            aria-current={place === selected || undefined}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => onSelect(place)}
            className={cx(
              'block h-12 w-16 overflow-hidden rounded-thumb',
              place === selected ? 'outline-2 outline-offset-1 outline-on-photo' : 'opacity-60',
            )}
          >
            <Photo path={path} rule={rule} alt="" sizes="64px" missing="" className="aspect-auto! h-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ZoomablePhoto({
  photo,
  rule,
  missing,
  isShown,
  onZoom,
}: {
  photo: SliderPhoto;
  rule?: PhotoRule;
  missing: string;
  isShown: boolean;
  onZoom: (isZoomed: boolean) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useZoom(box, picture, isShown, onZoom);
  return (
    <div ref={box} aria-hidden={!isShown} className="relative h-full w-full flex-none overflow-hidden">
      <div ref={picture} className="absolute inset-0">
        {/* One and a half times the screen's width, to be sharp when zoomed. */}
        <Photo
          {...photo}
          rule={rule}
          sizes="150vw"
          ratio="fill"
          missing={missing}
          className="bg-transparent!"
          imgClassName="object-contain!"
        />
      </div>
    </div>
  );
}

function Arrow({
  side,
  label,
  isEnd,
  onPress,
}: {
  side: 'start' | 'end';
  label: string;
  isEnd: boolean;
  onPress: () => void;
}) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      variant="disc"
      label={label}
      aria-disabled={isEnd}
      onClick={onPress}
      className={cx(
        'absolute! top-1/2 -mt-6 hidden pointer-fine:grid',
        side === 'start' ? 'start-2' : 'end-2',
      )}
    >
      <Icon aria-hidden className="flip" />
    </IconButton>
  );
}
