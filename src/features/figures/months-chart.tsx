import { useTranslation } from 'react-i18next';
import { monthsAfter } from '../../../contract/day-arithmetic.ts';
import type { Figures } from '../../../contract/figures.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { cx } from '../../ui/cx.ts';

const [WIDTH, HEIGHT, EDGE] = [320, 120, 8];

/** «يونيو 2025». */
const monthName = (month: string, language: string) => writtenDay(month, language).replace(/^\d+ /, '');

interface Line {
  /** The place's name. */
  name: string;
  months: Figures['months'];
  /** It is an official index's. */
  isOfficial?: boolean;
}

/** Lines differ by their dashes too, not by colour alone. */
const STYLES = [
  { colour: 'text-palm', legend: 'border-palm', width: 2.5, dash: undefined },
  { colour: 'text-clay', legend: 'border-dashed border-clay', width: 2, dash: '5 5' },
] as const;
const OFFICIAL = { colour: 'text-ink', legend: 'border-dotted border-ink', width: 3, dash: '0.1 6' } as const;
const styleOf = ({ isOfficial }: Line, place: number) => (isOfficial ? OFFICIAL : STYLES[place]) ?? OFFICIAL;

interface MonthsChartProps {
  /** The first is the page's place; one or two, then an official index. */
  lines: readonly Line[];
  /** Writes a price in SAR. */
  amount: (sar: number) => string;
}

/**
 * The medians of each month as lines; time runs in the reading direction. The same numbers are in a
 * table below.
 */
export function MonthsChart({ lines, amount }: MonthsChartProps) {
  const { t, i18n } = useTranslation('figures');
  const all = lines.flatMap(({ months }) => months);
  const sorted = all.map(({ month }) => month).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first === last) return null;
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsAfter(month, 1)) months.push(month);
  const values = all.map(({ medianPerMetre }) => medianPerMetre);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (month: string) => (months.indexOf(month) / (months.length - 1)) * WIDTH;
  const y = (sar: number) => EDGE + (1 - (sar - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const isRtl = i18n.dir() === 'rtl';
  return (
    <>
      <ul aria-hidden className="flex flex-wrap gap-x-4 text-small text-ink-2">
        {lines.map((line, place) => (
          <li key={line.name} className="flex items-center gap-2">
            <span className={cx('w-6 border-t-3', styleOf(line, place).legend)} />
            <span>{line.name}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-2 text-caption text-ink-2">
        {amount(high)}
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full border-y border-line"
      >
        <g transform={isRtl ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
          {lines.map((line, place) => (
            <path
              key={line.name}
              d={pathOf(line.months.map(({ month, medianPerMetre }) => [x(month), y(medianPerMetre)]))}
              fill="none"
              stroke="currentColor"
              strokeWidth={styleOf(line, place).width}
              strokeDasharray={styleOf(line, place).dash}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className={styleOf(line, place).colour}
            />
          ))}
        </g>
      </svg>
      <p aria-hidden className="text-caption text-ink-2">
        {amount(low)}
      </p>
      <p aria-hidden className="flex justify-between text-caption text-ink-2">
        <span>{monthName(first, i18n.language)}</span>
        <span>{monthName(last, i18n.language)}</span>
      </p>
      <details className="mt-2">
        <summary className="flex min-h-target w-fit cursor-pointer items-center text-small-strong text-palm">
          {t('months.table')}
        </summary>
        <table className="w-full text-small">
          <caption className="sr-only">{t('months.title')}</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-2 text-start font-semibold">
                {t('months.month')}
              </th>
              {lines.map(({ name }) => (
                <th key={name} scope="col" className="py-2 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {monthName(month, i18n.language)}
                </th>
                {lines.map(({ name, months: points }) => {
                  const point = points.find((one) => one.month === month);
                  return (
                    <td key={name} className="py-2 text-end">
                      {point ? amount(point.medianPerMetre) : t('none')}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** A single month is a dot. */
function pathOf(points: readonly (readonly [number, number])[]): string {
  const path = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return points.length === 1 ? `${path}h0` : path;
}
