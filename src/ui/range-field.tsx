import { useState } from 'react';
import { numberWithin, onlyDecimal } from '../lib/typed-number.ts';
import { RangeTrack } from './range-track.tsx';
import { TextField } from './text-field.tsx';

/**
 * A number that is slid or typed: Arabic digits fold, and the slider runs from the reading side.
 * What is typed outside the limits stays as it is, is marked with `outside`, and calls `onChange`
 * with null.
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
  /** Read by all after the number: «%», «سنة». */
  unit: string;
  /** Null while what stands in the field is no number within the limits. */
  value: number | null;
  min: number;
  max: number;
  /** Of the slider alone; any number can be typed. */
  step: number;
  /** The sentence under a number that is not within the limits. */
  outside: string;
  onChange: (value: number | null) => void;
}) {
  // What is typed may be no number yet («4.»): the text lives here, and the slider overwrites it.
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
