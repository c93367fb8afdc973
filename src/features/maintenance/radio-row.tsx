import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface RadioRowProps {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices, 56 px high: a native radio, drawn. */
export function RadioRow({ name, value, checked, disabled = false, onChoose, children }: RadioRowProps) {
  return (
    <label
      className={cx(
        'flex min-h-field items-center gap-3 rounded-field px-1 has-focus-visible:outline-2 has-focus-visible:outline-palm',
        disabled ? 'text-ink-2' : 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full',
          checked ? 'bg-palm before:size-2.5 before:rounded-full before:bg-on-palm' : 'ring-line-strong',
        )}
      />
      <span className="flex min-w-0 flex-1 items-center gap-3 [&>svg]:icon-24">{children}</span>
    </label>
  );
}
