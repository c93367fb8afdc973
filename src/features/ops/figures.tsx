import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Answer } from '../../../contract/contract.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { formatCount } from '../../lib/digits.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { lengthOf } from './waited.ts';

type Days = Answer<'ops.figures'>['days'];
type Day = Days[number];

const COUNTS = ['ads', 'bookings'] as const;
const WAITS = ['adsWait', 'ordersWait', 'reservationsWait', 'reportsWait'] as const;

/** The lower median; null without values. */
function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/** The last days as small charts: new items, payments, and how long users waited for an answer. */
export function Figures({ days }: { days: Days }) {
  const { t, i18n } = useTranslation('ops');
  const today = days.at(-1);
  if (!today) return null;
  const sum = (of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0);
  const textOf = (of: (day: Day) => string) =>
    days.map((day) => `${writtenDay(day.day, i18n.language)}: ${of(day)}`);
  const waitWord = (minutes: number | null) =>
    minutes === null ? t('figures.none') : lengthOf(minutes, i18n.language);
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {COUNTS.map((name) => (
        <FigureChart
          key={name}
          title={t(`figures.${name}`)}
          total={<Num>{formatCount(sum((day) => day[name]))}</Num>}
          note={t('figures.today', { figure: formatCount(today[name]) })}
          values={days.map((day) => day[name])}
          words={textOf((day) => formatCount(day[name]))}
        />
      ))}
      <FigureChart
        title={t('figures.paid')}
        total={<Money amount={sum((day) => day.paid)} label={t('sar')} />}
        note={`${t('figures.payments', { count: sum((day) => day.payments) })} · ${t('figures.today', { figure: amountText(today.paid, t('sar')) })}`}
        values={days.map((day) => day.paid)}
        words={textOf((day) => amountText(day.paid, t('sar')))}
        className="xl:col-span-2"
      />
      {WAITS.map((name) => (
        <FigureChart
          key={name}
          title={t(`figures.${name}`)}
          total={waitWord(median(days.map((day) => day[name])))}
          note={t('figures.today', { figure: waitWord(today[name]) })}
          values={days.map((day) => day[name])}
          words={textOf((day) => waitWord(day[name]))}
        />
      ))}
    </div>
  );
}

interface FigureChartProps {
  title: string;
  /** The figure of the whole period, as text. */
  total: React.ReactNode;
  /** Under the total: today's figure. */
  note: string;
  /** One per day, the oldest first; null for a day without any. */
  values: readonly (number | null)[];
  /** Each day with its figure, as text. */
  words: readonly string[];
  className?: string;
}

const HEIGHT = 48;
const WIDTH = 10;
const GAP = 2;
/** Height of a bar just above 0. */
const LEAST = 2;

/** A bar for each day, today's last and highlighted; screen readers read them day by day. */
function FigureChart({ title, total, note, values, words, className }: FigureChartProps) {
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
