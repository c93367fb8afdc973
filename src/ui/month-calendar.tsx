import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, use, useMemo, useState } from 'react';
import { DayPicker, type MonthCaptionProps } from 'react-day-picker';
import { dayOf, hijriMonths, localDate, monthName, weekday } from '../lib/calendar-day.ts';
import { cx } from './cx.ts';
import { iconButtonClasses } from './icon-button.tsx';

interface MonthCalendarProps {
  /** Names the grid for screen readers. */
  label: string;
  /** Days are YYYY-MM-DD. */
  selected: string;
  onSelect: (day: string) => void;
  /** The current day; earlier ones can't be chosen. */
  today: string;
  /** The last day with data: later months can't be shown. */
  last: string;
  /** Days that have something: with a dot, the others are grey. */
  marked: ReadonlySet<string>;
  language: string;
  /** The direction of weeks and arrows. */
  dir: 'rtl' | 'ltr';
  texts: {
    previous: string;
    next: string;
    /** The accessible name of a day. */
    day: (day: string) => string;
  };
  className?: string;
}

const Language = createContext('ar');

const NAVIGATION = iconButtonClasses({ className: 'cursor-pointer' });
const CLASSES = {
  month: 'grid grid-cols-[48px_minmax(0,1fr)_48px] items-center',
  month_caption: 'flex flex-col items-center justify-center text-center',
  caption_label: 'text-title-3',
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'pt-2 pb-1 text-caption font-normal text-ink-2',
  day: 'group/day p-0 text-center',
  day_button: cx(
    'relative mx-auto block h-12 w-full max-w-14 cursor-pointer rounded-field text-center text-body-strong font-normal text-ink-2 tabular-nums select-none',
    'group-[.is-marked]/day:font-semibold group-[.is-marked]/day:text-ink',
    'disabled:cursor-default disabled:font-normal disabled:text-ink-3 aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-ink-3',
    'group-data-today/day:ring-line-strong',
    'group-[.is-marked]/day:after:absolute group-[.is-marked]/day:after:inset-x-0 group-[.is-marked]/day:after:bottom-1.5 group-[.is-marked]/day:after:mx-auto group-[.is-marked]/day:after:size-1 group-[.is-marked]/day:after:rounded-full group-[.is-marked]/day:after:bg-palm',
    'group-data-selected/day:bg-palm group-data-selected/day:font-semibold group-data-selected/day:text-on-palm! group-data-selected/day:after:bg-on-palm!',
  ),
};
const MARKED = { marked: 'is-marked' };
// Defined outside the component: otherwise React would remount them at each render.
const COMPONENTS = { MonthCaption: Caption, Chevron };

/**
 * A date picker with one month at a time, weeks from Sunday; the Hijri months are under the
 * Gregorian one. Arrow keys move visually by day and week, Page Up and Down by month, Home and End
 * within the week.
 */
export function MonthCalendar({
  label,
  selected,
  onSelect,
  today,
  last,
  marked,
  language,
  dir,
  texts,
  className,
}: MonthCalendarProps) {
  const [month, setMonth] = useState(selected);
  const [followed, setFollowed] = useState(selected);
  // The day was chosen outside, e.g. by a link to the next free day: show its month.
  if (followed !== selected) {
    setFollowed(selected);
    setMonth(selected);
  }
  const options = useMemo(
    () => ({
      formatters: {
        formatCaption: (date: Date) => monthName(dayOf(date), language),
        formatWeekdayName: (date: Date) => weekday(dayOf(date), language, 'short'),
        formatDay: (date: Date) => String(date.getDate()),
      },
      labels: {
        labelGrid: (date: Date) => `${label}: ${monthName(dayOf(date), language)}`,
        labelPrevious: () => texts.previous,
        labelNext: () => texts.next,
        labelWeekday: (date: Date) => weekday(dayOf(date), language, 'long'),
        labelDayButton: (date: Date) => texts.day(dayOf(date)),
      },
    }),
    [label, language, texts],
  );
  return (
    <Language value={language}>
      <DayPicker
        {...options}
        mode="single"
        required
        selected={localDate(selected)}
        onSelect={(date) => onSelect(dayOf(date))}
        month={localDate(month)}
        onMonthChange={(date) => setMonth(dayOf(date))}
        startMonth={localDate(today)}
        endMonth={localDate(last)}
        today={localDate(today)}
        disabled={(date) => dayOf(date) < today}
        modifiers={{ marked: (date: Date) => marked.has(dayOf(date)) }}
        modifiersClassNames={MARKED}
        classNames={CLASSES}
        className={className}
        components={COMPONENTS}
        navLayout="around"
        weekStartsOn={0}
        dir={dir}
        lang={language}
      />
    </Language>
  );
}

function Caption({ calendarMonth, displayIndex: _, children, ...rest }: MonthCaptionProps) {
  const language = use(Language);
  return (
    <div {...rest}>
      {children}
      <span className="text-caption text-ink-2">{hijriMonths(dayOf(calendarMonth.date), language)}</span>
    </div>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? (
    <ChevronLeft aria-hidden className="icon-24" />
  ) : (
    <ChevronRight aria-hidden className="icon-24" />
  );
}
