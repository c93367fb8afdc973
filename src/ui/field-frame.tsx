import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type FieldTexts = {
  label: ReactNode;
  /** The word for "optional", at the end of the label. Required fields have no mark. */
  optional?: string;
  /** A help text, shown while there is no error. */
  hint?: ReactNode;
  /** The error message: replaces the hint, with an icon. */
  error?: ReactNode;
};

/** Ids that link a control to its label, hint and error; without `id`, one is generated. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const made = useId();
  const control = id ?? made;
  const note = `${control}-note`;
  return { control, label: `${control}-label`, note, describedBy: error || hint ? note : undefined };
}

/** The look of the 56 px box that holds a control. */
export function boxClasses({ bad = false, className }: { bad?: boolean; className?: string } = {}): string {
  return cx(
    'flex min-h-field w-full items-center gap-2 rounded-field bg-surface px-4 [&>svg]:icon-20',
    bad ? 'ring-danger' : 'ring-line-strong has-[:is(input,textarea):focus]:ring-focus',
    'has-[:disabled]:bg-sunken has-[:disabled]:text-ink-2',
    className,
  );
}

/** A label above the control, and a hint or an error under it. */
export function FieldFrame({
  label,
  optional,
  hint,
  error,
  ids,
  trailing,
  className,
  children,
}: FieldTexts & {
  ids: ReturnType<typeof useFieldIds>;
  /** At the end of the hint's line: a counter. */
  trailing?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-field="" className={cx('min-w-0', className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className="mb-2 flex flex-wrap content-end justify-between gap-x-2 text-small-strong"
      >
        <span>{label}</span>
        {optional ? <span className="text-caption text-ink-2">{optional}</span> : null}
      </label>
      {children}
      {error || hint || trailing ? (
        <div className="mt-1.5 flex items-start justify-between gap-2">
          {error ? (
            <p id={ids.note} className="flex items-start gap-1.5 text-small-strong text-on-danger-tint">
              <CircleAlert aria-hidden className="mt-px icon-18" />
              <span>{error}</span>
            </p>
          ) : (
            <p id={ids.note} className="text-caption text-ink-2">
              {hint}
            </p>
          )}
          {trailing ? <span className="text-caption text-ink-2">{trailing}</span> : null}
        </div>
      ) : null}
    </div>
  );
}
