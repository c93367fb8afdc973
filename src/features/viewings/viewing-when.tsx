import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, fullDay, hijriDay } from '../../lib/calendar-day.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ViewingBadges } from './viewing-badge.tsx';

/** Minutes are counted down; what is longer off is told by its day. */
const HOUR_S = 60 * 60;

interface ViewingWhenProps {
  viewing: Viewing;
  labels: Record<string, string>;
  /** Seconds in which it can still be paid, by the server's clock; 0 where nothing is to be paid. */
  secondsToPay: number;
}

/** When the viewing is, how it stands, and how long an unpaid one is held. */
export function ViewingWhen({ viewing, labels, secondsToPay }: ViewingWhenProps) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const { date, time } = viewing;
  return (
    <Panel>
      <ViewingBadges viewing={viewing} labels={labels} />
      <h2 className="mt-3 text-title-2">
        <time dateTime={viewing.startsAt}>{fullDay(date, language)}</time>
      </h2>
      <p className="text-ink-2">{hijriDay(date, language)}</p>
      <p className="mt-1 text-title-2">
        <bdi>{clockTime(time, language)}</bdi>
      </p>
      {secondsToPay === 0 || !viewing.payBefore ? null : (
        <p className="mt-4 flex gap-2 rounded-field bg-warn-tint p-3 text-small-strong text-on-warn-tint [&>svg]:icon-20">
          <Hourglass aria-hidden />
          <span>
            {secondsToPay < HOUR_S ? (
              <>
                {t('pay.held')} <Num>{minutesAndSeconds(secondsToPay)}</Num>
              </>
            ) : (
              t('pay.heldUntil', { when: dateAndTime(viewing.payBefore, language) })
            )}
          </span>
        </p>
      )}
    </Panel>
  );
}

/** «29:05» */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
