import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';

/**
 * The bar at the top: back (or close), the title, two actions at most; a hairline once the page is
 * scrolled.
 */
export function TopBar({
  title,
  level = 1,
  start,
  end,
  root = false,
  className,
  children,
}: {
  title?: ReactNode;
  /** 0 where the title is not the page's heading. */
  level?: 0 | 1;
  /** An IconButton, or a link with `iconButtonClasses()`. */
  start?: ReactNode;
  end?: ReactNode;
  /** A tab's first screen: 24 px title, no back button. */
  root?: boolean;
  className?: string;
  /** Replaces the title: a search pill, a logo. */
  children?: ReactNode;
}) {
  const scrolled = useScrolledPast(4);
  const Heading = level === 1 ? 'h1' : 'p';
  return (
    <header
      data-print="none"
      className={cx(
        'sticky top-0 z-(--z-bar) bg-ground pt-safe-top',
        scrolled && 'shadow-[0_1px_0_var(--line)]',
        className,
      )}
    >
      <div
        className={cx(
          'flex min-h-topbar items-center gap-1',
          root ? 'ps-gutter pe-1' : 'px-1',
          !start && 'ps-gutter',
        )}
      >
        {start}
        {children ?? (
          <Heading className={cx('line-clamp-2 min-w-0 flex-1', root ? 'text-title-1' : 'text-title-3')}>
            {title}
          </Heading>
        )}
        {end}
      </div>
    </header>
  );
}

/** Whether the page is scrolled beyond `pixels`. False on the server. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    // Reading it at once would force a layout before the first paint.
    requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return past;
}
