import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { formatCount } from '../../lib/digits.ts';
import { amountText } from '../../lib/money.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { FigureChart } from './figure-chart.tsx';
import { lengthOf } from './waited.ts';

type Days = Answer<'ops.figures'>['days'];
type Day = Days[number];

const COUNTS = ['ads', 'bookings'] as const;
const WAITS = ['adsWait', 'ordersWait', 'reservationsWait', 'reportsWait'] as const;

/** The middle one of what there is; null of nothing. */
function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/** The last days as small charts: what came, what was paid, how long people waited for an answer. */
export function Figures({ days }: { days: Days }) {
  const { t, i18n } = useTranslation('ops');
  const today = days.at(-1);
  if (!today) return null;
  const sum = (of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0);
  const wordsOf = (of: (day: Day) => string) =>
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
          words={wordsOf((day) => formatCount(day[name]))}
        />
      ))}
      <FigureChart
        title={t('figures.paid')}
        total={<Money amount={sum((day) => day.paid)} label={t('sar')} />}
        note={`${t('figures.payments', { count: sum((day) => day.payments) })} · ${t('figures.today', { figure: amountText(today.paid, t('riyal')) })}`}
        values={days.map((day) => day.paid)}
        words={wordsOf((day) => amountText(day.paid, t('riyal')))}
        className="xl:col-span-2"
      />
      {WAITS.map((name) => (
        <FigureChart
          key={name}
          title={t(`figures.${name}`)}
          total={waitWord(median(days.map((day) => day[name])))}
          note={t('figures.today', { figure: waitWord(today[name]) })}
          values={days.map((day) => day[name])}
          words={wordsOf((day) => waitWord(day[name]))}
        />
      ))}
    </div>
  );
}
