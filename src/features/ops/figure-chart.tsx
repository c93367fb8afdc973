import { useId } from 'react';
import { cx } from '../../ui/cx.ts';

interface FigureChartProps {
  title: string;
  /** The figure of the whole time, as it is read. */
  total: React.ReactNode;
  /** What stands under the total: today's. */
  note: string;
  /** One a day, the oldest first; null where there is none of that day. */
  values: readonly (number | null)[];
  /** Each day with its figure, in words. */
  words: readonly string[];
  className?: string;
}

const HEIGHT = 48;
const WIDTH = 10;
const GAP = 2;
/** What is there at all is seen. */
const LEAST = 2;

/** Days as bars, today's at the reading's end and lit; read out day by day to who can't see them. */
export function FigureChart({ title, total, note, values, words, className }: FigureChartProps) {
  const id = useId();
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  return (
    <figure aria-labelledby={id} className={cx('m-0 rounded-card bg-surface p-4 shadow-card', className)}>
      <figcaption id={id} className="text-small text-ink-2">
        {title}
      </figcaption>
      <div className="mt-1 text-title-1 tabular-nums">{total}</div>
      <svg
        aria-hidden
        viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-12 w-full rtl:-scale-x-100"
      >
        {values.map((value, day) => {
          const height = value === null ? 0 : value === 0 ? 1 : Math.max(LEAST, (value / most) * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day
              key={day}
              x={day * WIDTH + GAP / 2}
              y={HEIGHT - height}
              width={WIDTH - GAP}
              height={height}
              className={day === values.length - 1 ? 'fill-palm' : 'fill-palm/35'}
            >
              <title>{words[day]}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-2 text-caption text-ink-2">{note}</p>
      <ul className="sr-only">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </figure>
  );
}
