import { useState } from 'react';
import { numberWithin, onlyDecimal } from '../lib/typed-number.ts';
import { RangeTrack } from './range-track.tsx';
import { TextField } from './text-field.tsx';

/**
 * A number set by slider or typing: Arabic digits fold, and the slider runs in reading direction. A
 * typed number outside the limits is kept, gets the `outside` message, and calls `onChange` with
 * null.
 */
export function RangeField({
  label,
  unit,
  value,
  min,
  max,
  step,
  outside,
  onChange,
}: {
  label: string;
  /** Shown and read out after the number: «%», «سنة». */
  unit: string;
  /** Null while the field's text is no number within the limits. */
  value: number | null;
  min: number;
  max: number;
  /** Applies to the slider alone; any number can be typed. */
  step: number;
  /** The error under a number outside the limits. */
  outside: string;
  onChange: (value: number | null) => void;
}) {
  // The typed text may not be a number yet («4.»), so it is kept here; the slider overwrites it.
  const [text, setText] = useState(String(value ?? ''));
  const [known, setKnown] = useState(value ?? min);
  const slide = (next: number) => {
    setText(String(next));
    setKnown(next);
    onChange(next);
  };
  const type = (typed: string) => {
    const folded = onlyDecimal(typed);
    const next = numberWithin(folded, min, max);
    setText(folded);
    if (next !== null) setKnown(next);
    onChange(next);
  };
  return (
    <div>
      <TextField
        label={label}
        ltr
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={value === null ? outside : undefined}
        end={<span className="flex-none text-small text-ink-2">{unit}</span>}
        onChange={(event) => type(event.target.value)}
      />
      <div className="relative h-target">
        <RangeTrack from={0} to={(known - min) / (max - min)} />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${known} ${unit}`}
          min={min}
          max={max}
          step={step}
          value={known}
          onChange={(event) => slide(Number(event.target.value))}
          className="range-thumb relative h-target w-full cursor-pointer touch-pan-y appearance-none bg-transparent"
        />
      </div>
    </div>
  );
}
