import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hijriDay, longDay } from '../../../contract/calendar-dates.ts';
import { clockTime } from '../../../contract/written-dates.ts';
import { arrowStep } from '../../ui/arrow-step.ts';
import { cx } from '../../ui/cx.ts';
import { directionOf } from '../../ui/direction-of.ts';

interface SlotTimesProps {
  ref?: Ref<HTMLFieldSetElement>;
  date: string;
  free: readonly { value: string; label: string }[];
  chosen: string | null;
  error?: string | null | undefined;
  onChoose: (time: string) => void;
  /** Shown where the day has no free time. */
  children: ReactNode;
}

const CHIP =
  'press relative grid min-h-12 place-items-center rounded-field px-1 text-small-strong whitespace-nowrap';

/**
 * The free times of a day, as radios. A chosen time that is no longer free stays, struck through.
 */
export function SlotTimes({ ref, date, free, chosen, error, onChoose, children }: SlotTimesProps) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const name = useId();
  const titleId = useId();
  const errorId = useId();
  const isGone = chosen !== null && !free.some(({ value }) => value === chosen);
  const gone = isGone ? [{ value: chosen, label: clockTime(chosen, language) }] : [];
  const shown = [...free, ...gone].sort((a, b) => a.value.localeCompare(b.value));
  // Browsers differ in whether arrow keys on radios follow the page's direction: here they always
  // do.
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = arrowStep(event.key, directionOf(event.currentTarget));
    if (step === 0) return;
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
    const at = radios.indexOf(event.target as HTMLInputElement);
    const next = radios[(at + step + radios.length) % radios.length];
    next?.focus();
    if (next) onChoose(next.value);
  };
  return (
    <fieldset
      ref={ref}
      // Without times there is no radio to focus: the group itself takes the focus.
      tabIndex={-1}
      data-quiet-focus=""
      aria-labelledby={titleId}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      <h2 id={titleId} className="text-title-3">
        <span>{longDay(date, language)}</span>{' '}
        <span className="text-small font-normal text-ink-2">{hijriDay(date, language)}</span>
      </h2>
      {error ? (
        <p id={errorId} role="alert" className="mt-2 flex items-center gap-1.5 text-small-strong text-danger">
          <CircleAlert aria-hidden className="icon-18" />
          <span>{error}</span>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <div
          role="radiogroup"
          aria-labelledby={titleId}
          onKeyDown={move}
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.875rem,1fr))] gap-2"
        >
          {shown.map(({ value, label }) => {
            const isTaken = isGone && value === chosen;
            return (
              <label
                key={value}
                className={cx(
                  CHIP,
                  isTaken
                    ? 'bg-sunken text-ink-2 line-through'
                    : 'cursor-pointer bg-surface text-ink ring-line has-checked:bg-palm-tint has-checked:text-on-palm-tint has-checked:ring-palm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={value === chosen && !isTaken}
                  disabled={isTaken}
                  onChange={() => onChoose(value)}
                  className="sr-only"
                />
                <bdi>{label}</bdi>
                {isTaken ? <span className="sr-only"> {t('times.taken')}</span> : null}
              </label>
            );
          })}
        </div>
      ) : null}
      {free.length === 0 ? <div className="mt-3">{children}</div> : null}
    </fieldset>
  );
}
