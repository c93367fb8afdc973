import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'value' | 'onChange'> &
  FieldTexts & {
    /** The number of boxes, one a character. */
    length: number;
    value: string;
    /** Receives the raw text that was typed or pasted: the caller folds and cuts it. */
    onChange: (typed: string) => void;
    className?: string;
  };

/**
 * A short code shown in separate boxes. It is one input over drawn boxes, so that screen readers
 * read one field, autofill and paste work on the whole code, and the focus need not move between
 * inputs.
 */
export function CodeField({
  label,
  optional,
  hint,
  error,
  id,
  length,
  value,
  onChange,
  className,
  ...input
}: CodeFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const [isFocused, setFocused] = useState(false);
  const [isAllSelected, setAllSelected] = useState(false);
  const look = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = field;
    // The only caret is drawn at the end; if everything is selected, all boxes show it.
    if (selectionStart === selectionEnd && selectionEnd !== field.value.length) {
      field.setSelectionRange(field.value.length, field.value.length);
    }
    setAllSelected(field.value !== '' && selectionStart !== selectionEnd);
  };
  const at = Math.min(value.length, length - 1);
  return (
    <FieldFrame {...{ label, optional, hint, error, ids, className }}>
      <div dir="ltr" className="relative">
        <div aria-hidden className="flex gap-3">
          {Array.from({ length }, (_, box) => {
            const isNext = isFocused && (isAllSelected ? box < value.length : box === at);
            const isSelected = isNext && isAllSelected;
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are their positions
                key={box}
                className={cx(
                  'grid h-16 min-w-0 flex-1 place-items-center rounded-field text-title-1 tabular-nums',
                  error ? 'ring-danger' : isNext ? 'ring-focus' : 'ring-line-strong',
                  isSelected ? 'bg-palm-tint text-on-palm-tint' : 'bg-surface',
                )}
              >
                {value[box] ?? (isNext ? <span className="h-7 w-0.5 rounded-full bg-palm" /> : null)}
              </span>
            );
          })}
        </div>
        <input
          autoCapitalize="characters"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={ids.control}
          dir="ltr"
          value={value}
          onChange={(event) => {
            setAllSelected(false);
            onChange(event.target.value);
          }}
          onSelect={look}
          onFocus={({ currentTarget }) => {
            setFocused(true);
            // An error has moved the focus here: the next key replaces the wrong code.
            if (!error || value === '') return;
            currentTarget.select();
            setAllSelected(true);
          }}
          onBlur={() => setFocused(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          data-own-focus=""
          // Transparent: the boxes show its value. Text below 16 px would make iOS zoom in.
          className="absolute inset-0 size-full bg-transparent text-title-1 text-transparent caret-transparent selection:bg-transparent selection:text-transparent"
        />
      </div>
    </FieldFrame>
  );
}
