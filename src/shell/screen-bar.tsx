import { cx } from '../ui/cx.ts';
import { useScrolledPast } from '../ui/top-bar.tsx';
import { BackLink } from './back-link.tsx';

/** A screen's title: on phones in a bar that stays, with the way back; from 1024 px over the content. */
export function ScreenBar({ title }: { title: string }) {
  const isScrolled = useScrolledPast(4);
  return (
    <header
      className={cx(
        'sticky top-0 z-(--z-bar) bg-ground pt-safe-top lg:static lg:z-auto lg:pt-8',
        isScrolled && 'max-lg:shadow-[0_1px_0_var(--line)]',
      )}
    >
      <div className="flex h-topbar items-center gap-1 px-1 lg:page lg:h-auto">
        <BackLink className="lg:hidden" />
        <h1 className="min-w-0 flex-1 truncate text-title-3 lg:text-title-1">{title}</h1>
      </div>
    </header>
  );
}
