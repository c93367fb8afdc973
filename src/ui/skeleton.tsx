import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * One placeholder box; size and corners come as classes (`h-6 w-2/5`). Its shine is animated by
 * transform alone.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative block overflow-hidden bg-sunken',
        /\brounded-/.test(className ?? '') ? '' : 'rounded-thumb',
        'after:absolute after:inset-0 after:animate-[shine_1.4s_linear_infinite] rtl:after:animate-[shine-rtl_1.4s_linear_infinite]',
        'after:bg-linear-to-r after:from-transparent after:via-sunken-2 after:to-transparent motion-reduce:after:hidden',
        className,
      )}
    />
  );
}

/** Wraps skeletons: shown after 150 ms, and announced once to screen readers. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={cx('animate-appear', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
