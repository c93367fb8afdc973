import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StateMarkProps {
  /** 'success': an action succeeded. 'danger': an action removes something. */
  tone: 'success' | 'danger';
  /** An icon, which the caller hides from screen readers. */
  children: ReactNode;
}

/** The mark at the top of a message screen or sheet: an icon in a 64 px disc. */
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
