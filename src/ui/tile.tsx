import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'bg-sunken text-ink-2',
  palm: 'bg-palm-tint text-on-palm-tint',
  gold: 'bg-gold-tint text-gold-ink',
  warn: 'bg-warn-tint text-on-warn-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
  success: 'bg-success-tint text-on-success-tint',
  info: 'bg-info-tint text-on-info-tint',
};

/** A 48 px square (or disc) of tint that holds an icon at the start of a row. */
export function Tile({
  tone = 'plain',
  round = false,
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  round?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-12 flex-none place-items-center [&>svg]:icon-24',
        round ? 'rounded-full' : 'rounded-field',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
