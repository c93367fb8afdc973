import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'primary'
  | 'second'
  | 'tint'
  | 'quiet'
  | 'gold'
  | 'danger'
  | 'danger-panel'
  | 'on-brand'
  | 'float';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 56 px high instead of 48: for sticky bars and a form's single button. */
  tall?: boolean;
  /** As wide as its column. */
  block?: boolean;
  className?: string;
};

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'bg-palm text-on-palm px-5 hover:bg-palm-press',
  second: 'bg-surface text-ink ring-line-strong px-5',
  tint: 'bg-palm-tint text-on-palm-tint px-5',
  quiet: 'text-palm px-3',
  gold: 'bg-gold-tint text-gold-ink ring-gold px-5',
  danger: 'text-danger px-5',
  'danger-panel': 'bg-surface text-danger shadow-card px-5',
  'on-brand': 'bg-on-brand text-brand px-5',
  float: 'bg-ink text-ground shadow-float rounded-full px-5',
};

const OFF =
  'disabled:bg-sunken disabled:text-ink-2 disabled:shadow-none aria-disabled:bg-sunken aria-disabled:text-ink-2 aria-disabled:shadow-none';

/**
 * The look of a button, for links and for labels of file inputs. The label wraps to two lines only
 * where the row is too narrow for it.
 */
export function buttonClasses({
  variant = 'primary',
  tall = false,
  block = false,
  className,
}: ButtonLook = {}): string {
  return cx(
    'press relative inline-flex items-center justify-center gap-2 py-1 text-center text-button min-w-fit select-none [&>svg]:icon-20',
    variant === 'float' ? '' : 'rounded-field',
    tall ? 'min-h-field' : 'min-h-target',
    block && 'w-full',
    LOOKS[variant],
    OFF,
    className,
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /**
     * Work is under way: a spinner covers the label, which screen readers still read, and presses
     * do nothing.
     */
    busy?: boolean;
    /** Announced to screen readers while busy. */
    busyLabel?: string;
    children: ReactNode;
  };

/** Keeps focus and width while busy; `type` is `button` unless set otherwise. */
export function Button({
  variant,
  tall,
  block,
  className,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, tall, block, className })}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0 [&>svg]:icon-20">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          {busyLabel ? (
            <span role="status" className="sr-only">
              {busyLabel}
            </span>
          ) : null}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** The look of a separate text link: 48 px high, palm, 14 or 16 px text. */
export function linkClasses({
  size = 'small',
  className,
}: {
  size?: 'small' | 'body';
  className?: string;
} = {}) {
  return cx(
    'inline-flex min-h-target items-center gap-0.5 font-semibold min-w-fit text-palm [&>svg]:icon-18',
    size === 'small' ? 'text-small-strong' : 'text-body',
    className,
  );
}

/** A button of an action bar: an icon over a short word, at least 64 px wide. */
export function stackedButtonClasses(className?: string): string {
  return cx(
    'press inline-flex min-h-field min-w-13 flex-none flex-col items-center justify-center rounded-field px-1 text-micro text-ink [&>svg]:icon-24',
    className,
  );
}
