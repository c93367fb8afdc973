import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A section's title with an optional link (`linkClasses()`) at its end. */
export function SectionHeader({
  title,
  id,
  level = 2,
  action,
  className,
}: {
  title: ReactNode;
  /** Lets the section refer to the title (`aria-labelledby`). */
  id?: string;
  level?: 2 | 3;
  action?: ReactNode;
  className?: string;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={cx('mb-1 flex min-h-target items-center justify-between gap-4', className)}>
      <Heading id={id} className="min-w-0 text-title-2">
        {title}
      </Heading>
      {action}
    </header>
  );
}
