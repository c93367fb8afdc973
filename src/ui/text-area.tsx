import type { ComponentProps } from 'react';
import { boxClasses, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';
import { Num } from './num.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldTexts & {
    /** Shows «72 / 1000»; the limit itself is `maxLength`. Needs a controlled `value`. */
    counted?: boolean;
    className?: string;
  };

/** A field of several lines that grows with its text. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  counted = false,
  id,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error });
  const trailing =
    counted && area.maxLength ? <Num>{`${String(area.value ?? '').length} / ${area.maxLength}`}</Num> : null;
  return (
    <FieldFrame {...{ label, optional, hint, error, ids, trailing, className }}>
      <div className={boxClasses({ bad: Boolean(error), className: 'px-0!' })}>
        <textarea
          // Users write in either language; while empty, the placeholder has the page's direction.
          dir={area.value ? 'auto' : undefined}
          {...area}
          rows={rows}
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          data-own-focus=""
          className="field-sizing-content min-h-28 w-full resize-none bg-transparent p-4 text-read"
        />
      </div>
    </FieldFrame>
  );
}
