import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../contract/day-arithmetic.ts';
import type { PricePoint } from '../../../../contract/properties.ts';
import { writtenDay } from '../../../../contract/written-dates.ts';
import { useToday } from '../../../lib/use-today.ts';

const [WIDTH, HEIGHT, EDGE] = [320, 96, 8];
/** The width after today, so that a change of today is a step and no bare edge. */
const HELD = 16;

interface PriceCurveProps {
  /** At least two, oldest first. */
  points: readonly PricePoint[];
  /** Writes a price in SAR. */
  amount: (sar: number) => string;
}

/**
 * A listing's price by time, which runs in the reading direction: steps, since each price holds
 * until the next. Screen readers get the same as a table.
 */
export function PriceCurve({ points, amount }: PriceCurveProps) {
  const { t, i18n } = useTranslation(['detail', 'properties']);
  const first = points[0]?.day ?? '';
  const span = Math.max(daysBetween(first, useToday()), 1);
  const yearly = points.map(({ price, rentPeriod }) => price * (rentPeriod === 'month' ? 12 : 1));
  const [low, high] = [Math.min(...yearly), Math.max(...yearly)];
  const y = (sar: number) => EDGE + (1 - (sar - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const x = (day: string) => (Math.min(daysBetween(first, day), span) / span) * (WIDTH - HELD);
  const path = points.map(({ day }, at) => {
    const level = y(yearly[at] ?? low);
    return at === 0 ? `M0 ${level}` : `H${x(day)}V${level}`;
  });
  const isRtl = i18n.dir() === 'rtl';
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-4 h-24 w-full text-palm"
      >
        <path
          d={`${path.join('')}H${WIDTH}`}
          transform={isRtl ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="flex justify-between text-caption text-ink-2">
        <span>{writtenDay(first, i18n.language)}</span>
        <span>{t('history.today')}</span>
      </p>
      <table className="sr-only">
        <caption>{t('history.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('history.day')}</th>
            <th scope="col">{t('history.price')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, price, rentPeriod }) => (
            <tr key={day}>
              <td>{writtenDay(day, i18n.language)}</td>
              <td>
                <span>{amount(price)}</span>
                {rentPeriod ? <span>{` ${t(`properties:price.period.${rentPeriod}`)}`}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
