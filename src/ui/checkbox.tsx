import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  className?: string;
  children: ReactNode;
};

/** A checkbox with its label, 48 px high; the label may contain a link. */
export function Checkbox({ className, children, ...input }: Props) {
  return (
    <label className={cx('flex min-h-target cursor-pointer items-center gap-3', className)}>
      <span className="relative grid size-6 flex-none place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 appearance-none rounded-thumb bg-surface ring-line-strong checked:bg-palm checked:ring-palm aria-invalid:ring-danger"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute icon-18 text-on-palm opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

/** A setting that takes effect at once: a switch at the end of a row. */
export function Switch({ className, children, ...input }: Props) {
  return (
    <label className={cx('flex min-h-14 cursor-pointer items-center justify-between gap-3', className)}>
      <span className="min-w-0 flex-1">{children}</span>
      <span className="relative h-8 w-13 flex-none">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className="peer size-full appearance-none rounded-full bg-sunken-2 ring-line-strong checked:bg-palm checked:ring-palm disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-6 rounded-full bg-surface shadow-segment transition-transform peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5"
        />
      </span>
    </label>
  );
}
