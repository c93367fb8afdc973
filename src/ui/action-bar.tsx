import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The height of one row of buttons, the initial value of `--actionbar`. */
const ONE_ROW_PX = 80;

/**
 * Keeps `--actionbar`, which reserves room on the page, at the bar's height: large text, or a line
 * over the buttons, makes it higher.
 */
function tellHeight(row: HTMLElement | null) {
  if (!row || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // Set only where it differs: a change makes the browser recalculate the whole page's styles.
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
 * The bar at the bottom of a screen with an action: at most one primary, one secondary and one
 * stacked button. CSS hides the tab bar meanwhile; the page's `pb-page` reserves room for it.
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
