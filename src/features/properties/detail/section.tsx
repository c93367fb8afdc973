import { type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';

/** One titled part of the screen. */
export function PropertyDetailSection({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <h2 id={id} className="mb-3 text-title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
