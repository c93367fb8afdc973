import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { directionOf } from './direction-of.ts';
import { OwnText } from './own-text.tsx';

export type Segment<Value extends string> = { value: Value; label: ReactNode };

/**
 * Two to six exclusive choices in one track: native radios, so forms and screen readers know them.
 * Arrows follow the eye: left is the next one in Arabic and the previous one in English.
 */
export function Segmented<Value extends string>({
  label,
  labelHidden = true,
  options,
  value,
  onChange,
  name,
  disabled = false,
  className,
}: {
  label: string;
  /** False writes the label above the track. */
  labelHidden?: boolean;
  options: readonly Segment<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The field's name in a form; made up where it is left out. */
  name?: string;
  disabled?: boolean;
  className?: string;
}) {
  const made = useId();
  const group = name ?? made;
  const moveByArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const step =
      event.key === forward || event.key === 'ArrowDown'
        ? 1
        : event.key === backward || event.key === 'ArrowUp'
          ? -1
          : 0;
    if (step === 0) return;
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
    const at = radios.indexOf(event.target as HTMLInputElement);
    const next = (at + step + radios.length) % radios.length;
    radios[next]?.focus();
    const option = options[next];
    if (option) onChange(option.value);
  };
  return (
    <div role="radiogroup" aria-label={label} onKeyDown={moveByArrow} className={className}>
      {labelHidden ? null : (
        <span aria-hidden className="mb-2 block text-small-strong">
          {label}
        </span>
      )}
      <div className="flex flex-wrap gap-1 rounded-field bg-sunken p-1">
        {options.map((option) => {
          const on = option.value === value;
          return (
            <label
              key={option.value}
              className={cx(
                'hit-4 grid min-h-11 min-w-min flex-1 place-items-center rounded-segment px-1 text-center text-small-strong',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-palm',
                on ? 'bg-raised font-semibold text-ink shadow-segment' : 'text-ink-2',
                disabled ? '' : 'cursor-pointer',
              )}
            >
              <input
                type="radio"
                name={group}
                value={option.value}
                checked={on}
                disabled={disabled}
                onChange={() => onChange(option.value)}
                className="sr-only"
              />
              <OwnText>{option.label}</OwnText>
            </label>
          );
        })}
      </div>
    </div>
  );
}
