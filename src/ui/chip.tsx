import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { OwnText } from './own-text.tsx';

/** The look of a chip, for links: 40 px high with a touch target of 48 px. */
export function chipClasses({ on = false, className }: { on?: boolean; className?: string } = {}): string {
  return cx(
    'press hit-4 inline-flex min-h-10 max-w-full flex-none items-center gap-1.5 rounded-full px-3.5 text-start text-small-strong [&>svg]:icon-18',
    on ? 'bg-palm-tint text-on-palm-tint ring-palm' : 'bg-surface text-ink ring-line',
    className,
  );
}

type ChipBase = Omit<ComponentProps<'button'>, 'className'> & { className?: string; children: ReactNode };

type ChipProps = ChipBase & {
  selected: boolean;
  icon?: ReactNode;
  /** How many items the chip represents. */
  count?: number;
};

/** A choice that is on or off (`aria-pressed`). */
export function Chip({ selected, icon, count, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={chipClasses({ on: selected, className })}
    >
      {icon}
      <OwnText>{children}</OwnText>
      {count === undefined ? null : (
        <span
          className={cx(
            'num grid min-h-5 min-w-5 place-items-center rounded-full px-1.25 text-micro',
            selected ? 'bg-palm text-on-palm' : 'bg-sunken text-ink-2',
          )}
        >
          {count}
        </span>
      )}
    </button>
  );
}

/** A row of chips that scrolls sideways up to the page's edge; use `wrap` inside sheets. */
export function Chips({
  label,
  wrap = false,
  children,
}: {
  label: string;
  wrap?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and form semantics that a filter row has not
    <div
      role="group"
      aria-label={label}
      className={cx(
        'flex gap-2',
        wrap ? 'flex-wrap' : 'no-scrollbar overflow-x-auto overscroll-x-contain px-gutter py-1',
      )}
    >
      {children}
    </div>
  );
}
