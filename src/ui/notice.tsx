import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * The unobtrusive strip under the bar (offline, update available): icon, text, at most one action.
 */
export function Notice({
  icon,
  action,
  className,
  children,
}: {
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className={cx(
        'flex min-h-11 items-center gap-2 bg-sunken px-gutter py-2.5 text-small-strong text-ink-2 [&_b]:font-semibold [&_b]:text-ink [&>svg]:icon-20',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
