import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';

/** A small number by its two buttons: a 60 px row in a panel. The number is said when it changes. */
export function Counter({
  label,
  value,
  min = 0,
  max,
  onChange,
  lessLabel,
  moreLabel,
}: {
  label: ReactNode;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  lessLabel: string;
  moreLabel: string;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a row would bring its legend's layout
    <div role="group" aria-labelledby={id} className="flex min-h-15 items-center ps-4 pe-1">
      <span id={id} className="min-w-0 flex-1 text-body-strong">
        {label}
      </span>
      <IconButton
        label={lessLabel}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
        className="text-palm"
      >
        <Minus aria-hidden className="icon-20" />
      </IconButton>
      <output aria-live="polite" className="num min-w-7 text-center text-title-3">
        {value}
      </output>
      <IconButton
        label={moreLabel}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        className="text-palm"
      >
        <Plus aria-hidden className="icon-20" />
      </IconButton>
    </div>
  );
}
