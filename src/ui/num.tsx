import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * A number, phone, date with slashes or `5+`: left to right and unbroken, whatever surrounds it.
 */
export function Num({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={cx('num', className)}>
      {children}
    </bdi>
  );
}
