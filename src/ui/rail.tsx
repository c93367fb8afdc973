import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { directionOf } from './direction-of.ts';
import { iconButtonClasses } from './icon-button.tsx';
import { LazyHydration } from './lazy-hydration.tsx';

const SIZES = {
  card: 'w-70 lg:w-[calc((100%-72px)/4)]',
  small: 'w-66 lg:w-[calc((100%-72px)/4)]',
  auto: '',
};
/** Cards in view before any scrolling. */
const IN_VIEW = { phone: 2, desktop: 4 };

/**
 * A row of items that scrolls and snaps, cut off at the page's edge. The list is focusable, so
 * arrow keys scroll it; with a mouse two buttons are shown, in the head of the positioned section
 * around it (`railHead`) or over its sides. Cards are 280 px wide (264 small) on a phone and four
 * across from 1024 px.
 */
export function Rail({
  label,
  size = 'card',
  isDeep = false,
  arrows = 'head',
  previousLabel,
  nextLabel,
  className,
  children,
}: {
  label: string;
  size?: keyof typeof SIZES;
  /** Well below the first view: the server's HTML includes the first items only. */
  isDeep?: boolean;
  arrows?: 'head' | 'sides';
  previousLabel: string;
  nextLabel: string;
  className?: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    // scrollLeft is negative in Arabic: take the distance from the start.
    const gone = Math.abs(element.scrollLeft);
    const start = gone < 8;
    const end = gone > element.scrollWidth - element.clientWidth - 8;
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);
  const move = (step: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const sign = directionOf(element) === 'rtl' ? -step : step;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: sign * element.clientWidth * 0.9, behavior: calm ? 'auto' : 'smooth' });
  };
  // Stays the same while only the buttons change, so that unhydrated items stay so.
  const items = useMemo(
    () =>
      Children.toArray(children).map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: toArray has given the child inside its own key; a rail is not sorted
        <RailItem key={place} place={place} size={size} isDeep={isDeep}>
          {child}
        </RailItem>
      )),
    [children, size, isDeep],
  );
  return (
    <div className={cx(arrows === 'sides' && 'relative', className)}>
      <ul
        ref={list}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={look}
        className="no-scrollbar -mb-7 flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto overscroll-x-contain px-gutter pt-0.5 pb-7 -outline-offset-2 lg:gap-6"
      >
        {items}
      </ul>
      {arrows === 'head' ? (
        <div
          className={cx(
            'absolute end-(--gutter) top-1 hidden gap-2 lg:pointer-fine:flex',
            ends.start && ends.end && 'invisible',
          )}
        >
          <Arrow side="start" label={previousLabel} isEnd={ends.start} onPress={() => move(-1)} />
          <Arrow side="end" label={nextLabel} isEnd={ends.end} onPress={() => move(1)} />
        </div>
      ) : (
        <>
          {ends.start ? null : <Arrow side="start" isOver label={previousLabel} onPress={() => move(-1)} />}
          {ends.end ? null : <Arrow side="end" isOver label={nextLabel} onPress={() => move(1)} />}
        </>
      )}
    </div>
  );
}

interface RailItemProps {
  place: number;
  size: keyof typeof SIZES;
  isDeep: boolean;
  children: ReactNode;
}

function RailItem({ place, size, isDeep, children }: RailItemProps) {
  const className = cx('flex-none snap-start', SIZES[size]);
  // An item without a fixed width can't be hydrated later.
  if (size === 'auto' || place < IN_VIEW.phone) return <li className={className}>{children}</li>;
  return (
    <LazyHydration
      as="li"
      isLeftOut={isDeep}
      className={cx(className, place < IN_VIEW.desktop && 'lg:[content-visibility:visible]!')}
    >
      {children}
    </LazyHydration>
  );
}

/** For the head of a section with a rail: the room of the two arrows at its end. */
export const railHead = 'lg:pointer-fine:pe-26';

interface ArrowProps {
  side: 'start' | 'end';
  label: string;
  /** Over the rail's side, in place of its head. */
  isOver?: boolean;
  /** Nothing is left on that side. */
  isEnd?: boolean;
  onPress: () => void;
}

function Arrow({ side, label, isOver = false, isEnd = false, onPress }: ArrowProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
      className={iconButtonClasses({
        className: cx(
          'min-w-0! bg-surface shadow-float [&>svg]:icon-20',
          isOver
            ? // As wide as the gutter that it is placed in, so that it covers no card.
              'absolute! top-1/2 z-1 -mt-6 hidden size-8! lg:pointer-fine:grid'
            : 'size-10! aria-disabled:bg-transparent aria-disabled:shadow-none',
          isOver && (side === 'start' ? 'start-0' : 'end-0'),
        ),
      })}
    >
      <Icon aria-hidden className="flip" />
    </button>
  );
}
