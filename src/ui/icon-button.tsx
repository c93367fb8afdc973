import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type IconButtonLook = {
  /** `disc`: a 40 px white disc for controls over a photo. */
  variant?: 'plain' | 'disc';
  className?: string;
};

/** The look of an icon button, for links. */
export function iconButtonClasses({ variant = 'plain', className }: IconButtonLook = {}): string {
  return cx(
    'press relative grid size-target flex-none place-items-center rounded-full text-ink',
    'aria-disabled:text-ink-3 disabled:text-ink-3',
    variant === 'disc' &&
      'isolate before:absolute before:inset-1 before:-z-1 before:rounded-full before:bg-surface before:shadow-segment',
    className,
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> &
  IconButtonLook & {
    /** The accessible name, required because an icon has no text. */
    label: string;
    children: ReactNode;
  };

/** A 48 px target with one icon. */
export function IconButton({
  label,
  variant,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClasses({ variant, className })}>
      {children}
    </button>
  );
}

/**
 * A small mark at an icon's corner: a dot for something new, or a count. Include it in the button's
 * label too.
 */
export function IconMark({ count }: { count?: number }) {
  if (count === undefined) {
    return (
      <span
        aria-hidden
        className="absolute end-3 top-2.75 size-2.25 rounded-full bg-heart outline-2 outline-ground"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="num absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-palm px-1 text-micro font-semibold text-on-palm"
    >
      {count}
    </span>
  );
}
