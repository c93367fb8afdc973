import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { useScrolledPast } from '../ui/top-bar.tsx';
import { BackLink } from './back-link.tsx';

interface ScreenBarProps {
  title: string;
  /** A tab's first screen: a larger title, no back button. */
  root?: boolean;
  /** For screens of one narrow column (max-w-form): from 1024 px the title stands over it. */
  narrow?: boolean;
  /** At the end of the bar on phones: one or two icon buttons. */
  end?: ReactNode;
}

/**
 * A screen's title: on phones in a sticky bar with a back button; from 1024 px above the content.
 */
export function ScreenBar({ title, root = false, narrow = false, end }: ScreenBarProps) {
  const isScrolled = useScrolledPast(4);
  return (
    <header
      className={cx(
        'sticky top-0 z-(--z-bar) bg-ground pt-safe-top lg:static lg:z-auto lg:pt-8 print:static',
        isScrolled && 'max-lg:shadow-[0_1px_0_var(--line)]',
      )}
    >
      <div
        className={cx('flex min-h-topbar items-center gap-1 px-1 lg:page lg:min-h-0', root && 'ps-gutter')}
      >
        {root ? null : <BackLink className="lg:hidden" />}
        <h1
          className={cx(
            'line-clamp-2 min-w-0 flex-1 lg:text-title-1',
            root ? 'text-title-1' : 'text-title-3',
            narrow && 'lg:mx-auto lg:max-w-form',
          )}
        >
          {title}
        </h1>
        {end ? <div className="flex lg:hidden">{end}</div> : null}
      </div>
    </header>
  );
}
