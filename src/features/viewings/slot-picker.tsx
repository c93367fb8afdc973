import { CalendarX2 } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hijriDay, longDay } from '../../../contract/calendar-dates.ts';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { lastDay, nextOpenDay, openDays, type SlotChoice, type Times } from './slot-choice.ts';
import { SlotTimes } from './slot-times.tsx';

const loadCalendar = () => import('../../ui/month-calendar.tsx');
const MonthCalendar = lazyPart(async () => (await loadCalendar()).MonthCalendar);

/** Fetches the calendar's code in parallel with the data that it shows. */
export function preloadCalendar(): void {
  void loadCalendar().catch(() => undefined);
}

interface SlotPickerProps {
  /** Undefined while they load. */
  times: Times | undefined;
  today: string;
  choice: SlotChoice;
  onChoose: (choice: { date: string; time?: string | undefined }) => void;
  /** Shown beside the times: what is missing or wrong in the choice. */
  error?: string | null;
  /** A failure's alert, above the times. */
  alert?: ReactNode;
  /** The times, which get the focus if none is chosen. */
  timesRef?: Ref<HTMLFieldSetElement>;
}

/** core §2: a month to choose a day from, and the free times of that day. */
export function SlotPicker({ times, today, choice, onChoose, error, alert, timesRef }: SlotPickerProps) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const { date, time } = choice;
  const marked = useMemo(() => openDays(times ?? {}), [times]);
  const texts = useMemo(
    () => ({
      previous: t('calendar.previous'),
      next: t('calendar.next'),
      day: (day: string) =>
        t(marked.has(day) ? 'calendar.dayWithTimes' : 'calendar.day', {
          day: longDay(day, language),
          hijri: hijriDay(day, language),
          count: times?.[day]?.length ?? 0,
        }),
    }),
    [t, language, marked, times],
  );
  const nextOpen = times && (nextOpenDay(times, daysAfter(date, 1)) ?? nextOpenDay(times, today));
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-card bg-surface p-2 pb-3 shadow-card lg:p-4">
        {times ? (
          <Suspense fallback={<CalendarSkeleton />}>
            <MonthCalendar
              label={t('calendar.label')}
              selected={date}
              onSelect={(day) => onChoose({ date: day })}
              today={today}
              last={lastDay(today)}
              marked={marked}
              language={language}
              dir={i18n.dir()}
              texts={texts}
            />
          </Suspense>
        ) : (
          <CalendarSkeleton />
        )}
      </div>
      {alert}
      {times ? (
        <SlotTimes
          ref={timesRef}
          date={date}
          free={times[date] ?? []}
          chosen={time}
          error={error}
          onChoose={(next) => onChoose({ date, time: next })}
        >
          <div className="flex flex-col items-center gap-3 rounded-card bg-sunken px-4 py-6 text-center">
            <CalendarX2 aria-hidden className="icon-32 text-ink-2" />
            <p className="text-balance text-ink-2">{t(nextOpen ? 'times.none' : 'times.noneAtAll')}</p>
            {nextOpen ? (
              <Button variant="second" onClick={() => onChoose({ date: nextOpen })}>
                {t('times.nearest', { day: longDay(nextOpen, language) })}
              </Button>
            ) : null}
          </div>
        </SlotTimes>
      ) : (
        <TimesSkeleton />
      )}
    </div>
  );
}

const WEEKS = ['a', 'b', 'c', 'd', 'e'];

/** A month's skeleton: caption, weekdays, five weeks. */
function CalendarSkeleton() {
  const { t } = useTranslation('viewings');
  return (
    <Loading label={t('loading')} className="flex flex-col">
      <div className="flex h-12 items-center justify-center">
        <Skeleton className="h-8 w-2/5" />
      </div>
      <div className="h-8" />
      {WEEKS.map((week) => (
        <div key={week} className="flex h-12 items-center px-2">
          <Skeleton className="h-9 w-full rounded-field" />
        </div>
      ))}
    </Loading>
  );
}

function TimesSkeleton() {
  const { t } = useTranslation('viewings');
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-7 w-3/5" />
      <div className="mt-3 grid grid-cols-4 gap-2">
        {WEEKS.slice(1).map((bone) => (
          <Skeleton key={bone} className="h-12 rounded-field" />
        ))}
      </div>
    </Loading>
  );
}
