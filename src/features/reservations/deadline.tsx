import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import { minutesAndSeconds } from '../../../contract/elapsed-time.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Num } from '../../ui/num.tsx';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The exact deadline in Riyadh, and the time left. */
export function Deadline({ at, text }: { at: string; text: string }) {
  const { i18n } = useTranslation('reservations');
  return (
    <span className="grid gap-0.5">
      <span className="text-small text-ink-2">
        <span>{text}</span>{' '}
        <time dateTime={at} className="font-semibold text-ink">
          {dateAndTime(at, i18n.language)}
        </time>
      </span>
      <TimeLeft at={at} />
    </span>
  );
}

/** «يتبقى يومان و3 ساعات»; minutes and seconds in the last hour. */
export function TimeLeft({ at }: { at: string }) {
  const { t } = useTranslation('reservations');
  const seconds = useSecondsUntil(Date.parse(at));
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  return (
    <span className="text-small text-ink-2">
      {t('left')}{' '}
      <b className="font-semibold text-clay">
        {days > 0 ? <span>{`${t('days', { count: days })}${t('and')}`}</span> : null}
        {seconds >= HOUR ? (
          <span>{t('hours', { count: hours })}</span>
        ) : (
          <Num>{minutesAndSeconds(seconds)}</Num>
        )}
      </b>
    </span>
  );
}
