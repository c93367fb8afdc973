import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * The bar at the foot of a screen that asks for something: one primary, one second, one stacked icon at most.
 * The tab bar steps aside wherever it stands; the page's `pb-page` keeps room for it.
 */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-dock="action"
      className="fixed inset-x-0 bottom-0 z-(--z-bar) bg-surface pb-safe-bottom shadow-[0_-1px_0_var(--line)]"
    >
      <div className={cx('page flex items-center gap-2 py-3', className)}>{children}</div>
    </div>
  );
}
