import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The look of a panel, for links and forms. */
export function panelClasses({ pad = true, className }: { pad?: boolean; className?: string } = {}): string {
  return cx('rounded-card bg-surface shadow-card', pad && 'p-4', className);
}

/** A white surface with the one soft shadow. `pad={false}` where rows or photos reach its edge. */
export function Panel({ pad = true, className, ...rest }: ComponentProps<'div'> & { pad?: boolean }) {
  return <div {...rest} className={panelClasses({ pad, className })} />;
}
