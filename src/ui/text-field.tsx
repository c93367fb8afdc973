import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { boxClasses, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'size'> &
  FieldTexts & {
    /** An icon at the start of the box. */
    icon?: ReactNode;
    /** A unit or a button at the end of the box. */
    end?: ReactNode;
    /** For numbers, mobiles and e-mails: typed left to right, aligned to the page's start. */
    ltr?: boolean;
    className?: string;
  };

/** A one-line field: all props of `<input>`, `ref` too, go to the input. */
export function TextField({
  label,
  optional,
  hint,
  error,
  icon,
  end,
  ltr = false,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, optional, hint, error, ids, className }}>
      <div className={boxClasses({ bad: Boolean(error) })}>
        {icon}
        <input
          {...input}
          id={ids.control}
          dir={ltr ? 'ltr' : input.dir}
          aria-invalid={error ? true : undefined}
          // The caller's own description comes after the field's: an error is read first.
          aria-describedby={cx(ids.describedBy, input['aria-describedby']) || undefined}
          data-own-focus=""
          className={cx('h-field w-full min-w-0 flex-1 bg-transparent', ltr && 'rtl:text-end')}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
