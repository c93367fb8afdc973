import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'value' | 'onChange'> &
  FieldTexts & {
    /** Boxes, one a character. */
    length: number;
    value: string;
    /** What was typed or pasted, as it came: the caller folds and cuts it. */
    onChange: (typed: string) => void;
    className?: string;
  };

/**
 * A short code in boxes of its own. It is one real field over drawn boxes: screen readers read one
 * field, a code from a message is filled in and pasted whole, and no key has to jump between four.
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
    // The boxes show one caret only, at the end; a selection of the whole is shown by all of them.
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
            // Focused again by an error: what is typed next takes the place of what was wrong.
            if (!error || value === '') return;
            currentTarget.select();
            setAllSelected(true);
          }}
          onBlur={() => setFocused(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          data-own-focus=""
          // Seen through: the boxes show what it holds. 16 px and more, or iOS zooms in.
          className="absolute inset-0 size-full bg-transparent text-title-1 text-transparent caret-transparent selection:bg-transparent selection:text-transparent"
        />
      </div>
    </FieldFrame>
  );
}
