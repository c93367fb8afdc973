import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One row of buttons, as `--actionbar` has it from the start. */
const ONE_ROW_PX = 80;

/**
 * Sets the bar's height on the page, which reserves room: large text, or a line over them, take
 * more rows.
 */
function tellHeight(row: HTMLElement | null) {
  if (!row || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // Set only where it differs: the browser recalculates the whole page's styles.
    if (row.offsetHeight === ONE_ROW_PX) style.removeProperty('--actionbar');
    else style.setProperty('--actionbar', `${row.offsetHeight}px`);
  });
  observer.observe(row);
  return () => {
    observer.disconnect();
    style.removeProperty('--actionbar');
  };
}

/**
 * The bar at the foot of a screen that asks for something: one primary, one second, one stacked
 * icon at most. The tab bar steps aside wherever it stands; the page's `pb-page` keeps room for it.
 */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-dock="action"
      className="fixed inset-x-0 bottom-0 z-(--z-bar) bg-surface pb-safe-bottom shadow-[0_-1px_0_var(--line)]"
    >
      <div ref={tellHeight} className={cx('page flex items-center gap-2 py-3', className)}>
        {children}
      </div>
    </div>
  );
}
