import { cx } from './cx.ts';

const HEIGHT = 56;
/** The least height of a bar whose count is not 0, so that it is visible. */
const LEAST = 2;

/**
 * Bars in reading direction; those within [from, to) are highlighted. Decorative: text beside it
 * gives the same information.
 */
export function Histogram({
  counts,
  from,
  to,
  className,
}: {
  counts: readonly number[];
  from: number;
  to: number;
  className?: string;
}) {
  const most = Math.max(...counts, 1);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block h-14 w-full rtl:-scale-x-100', className)}
    >
      {counts.map((count, place) => {
        const height = count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={place}
            x={place * 10 + 1}
            y={HEIGHT - height}
            width={8}
            height={height}
            rx={1.5}
            className={place >= from && place < to ? 'fill-palm/55' : 'fill-line-strong/60'}
          />
        );
      })}
    </svg>
  );
}
