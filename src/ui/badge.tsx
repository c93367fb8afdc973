import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { OwnText } from './own-text.tsx';

export type BadgeTone =
  | 'plain'
  | 'on-photo'
  | 'photo-chip'
  | 'gold'
  | 'gold-tint'
  | 'palm'
  | 'success'
  | 'warn'
  | 'danger'
  | 'info';

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-2',
  'on-photo': 'bg-surface text-ink',
  'photo-chip': 'bg-photo-chip text-on-photo',
  gold: 'bg-gold text-on-gold',
  'gold-tint': 'bg-gold-tint text-gold-ink',
  palm: 'bg-palm-tint text-on-palm-tint',
  success: 'bg-success-tint text-on-success-tint',
  warn: 'bg-warn-tint text-on-warn-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
  info: 'bg-info-tint text-on-info-tint',
};

/**
 * A word on a tint, 28 px high. A status always has its word (and, where it helps, an icon), never
 * colour alone.
 */
export function Badge({
  tone = 'plain',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 flex-none items-center gap-1 rounded-full px-2.5 text-micro font-semibold whitespace-nowrap [&>svg]:icon-16',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <OwnText>{children}</OwnText>
    </span>
  );
}
