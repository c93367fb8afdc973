import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StateMarkProps {
  /** 'success': it went through. 'danger': it takes something away. */
  tone: 'success' | 'danger';
  /** An icon, hidden from screen readers by who brings it. */
  children: ReactNode;
}

/** The sign over a screen or sheet that says one thing: an icon in a disc of 64 px. */
export function StateMark({ tone, children }: StateMarkProps) {
  return (
    <span
      className={cx(
        'mx-auto grid size-16 place-items-center rounded-full [&>svg]:icon-32',
        tone === 'success' ? 'bg-success-tint text-on-success-tint' : 'bg-danger-tint text-on-danger-tint',
      )}
    >
      {children}
    </span>
  );
}
