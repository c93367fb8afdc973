import { cx } from './cx.ts';
import { RangeTrack } from './range-track.tsx';

interface RangeThumb {
  label: string;
  /** The step that the thumb is on. */
  at: number;
  /** The step in words, for screen readers. */
  valueText: string;
}

const THUMB =
  'range-thumb pointer-events-none absolute inset-x-0 top-1/2 h-target w-full -translate-y-1/2 appearance-none bg-transparent';

/**
 * A lower and an upper limit on a row of steps: two native sliders over one track, so arrow, Home,
 * End and Page keys work in reading direction. The thumbs may meet but not cross.
 */
export function RangeSlider({
  steps,
  from,
  to,
  onChange,
}: {
  /** The last step; the first is 0. */
  steps: number;
  from: RangeThumb;
  to: RangeThumb;
  onChange: (from: number, to: number) => void;
}) {
  return (
    // Dragging a thumb must not drag the sheet.
    <div data-vaul-no-drag="" className="relative h-target">
      <RangeTrack from={from.at / steps} to={to.at / steps} />
      <input
        type="range"
        aria-label={from.label}
        aria-valuetext={from.valueText}
        min={0}
        max={steps}
        value={from.at}
        onChange={({ target }) => onChange(Math.min(Number(target.value), to.at), to.at)}
        // Where both thumbs are at the end, the lower one goes on top: only it can still move.
        className={cx(THUMB, from.at > steps / 2 && 'z-1')}
      />
      <input
        type="range"
        aria-label={to.label}
        aria-valuetext={to.valueText}
        min={0}
        max={steps}
        value={to.at}
        onChange={({ target }) => onChange(from.at, Math.max(Number(target.value), from.at))}
        className={THUMB}
      />
    </div>
  );
}
