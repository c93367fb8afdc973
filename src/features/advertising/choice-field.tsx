import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { type Segment, Segmented } from '../../ui/segmented.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** A choice among a few; shows an error when it is missing. */
export function ChoiceField<Value extends string>({ error, ...choice }: ChoiceFieldProps<Value>) {
  return (
    <FieldErrorFrame error={error} label={choice.label}>
      <Segmented {...choice} labelHidden={false} />
    </FieldErrorFrame>
  );
}

interface FieldErrorFrameProps {
  error: string | undefined;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Choices with an error under them, for controls that can't show one themselves. */
export function FieldErrorFrame({ error, label, className, children }: FieldErrorFrameProps) {
  const note = useId();
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error ? note : undefined}
      data-invalid={error ? '' : undefined}
      className={cx('min-w-0', className)}
    >
      {children}
      {error ? (
        <p id={note} className="mt-1.5 flex items-start gap-1.5 text-small-strong text-on-danger-tint">
          <CircleAlert aria-hidden className="mt-px icon-18" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
