import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import { minutesAndSeconds } from '../../../contract/elapsed-time.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Num } from '../../ui/num.tsx';

interface HeldUntilProps {
  /** An ISO time of the server. */
  at: string;
  onEnd: () => unknown;
}

/** Until when what is paid for is held, counted down by the server's clock. */
export function HeldUntil({ at, onEnd }: HeldUntilProps) {
  const { t, i18n } = useTranslation('payments');
  const seconds = useSecondsUntil(Date.parse(at));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <p className="text-small text-ink-2">
      <span>{t('pay.heldUntil')}</span>{' '}
      <time dateTime={at} className="font-semibold text-ink">
        {dateAndTime(at, i18n.language)}
      </time>{' '}
      <b className="font-semibold text-clay">
        <Num>{minutesAndSeconds(seconds)}</Num>
      </b>
    </p>
  );
}
