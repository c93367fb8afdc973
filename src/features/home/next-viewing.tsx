import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';

type Viewing = NonNullable<Answer<'home.get'>['nextReservation']>;

/** core §3, nextReservation: when the next viewing is, and of what. */
export function NextViewing({ viewing: { date, time, Property } }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('home');
  return (
    <div className="page mt-8">
      <div className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3' })}>
        <Tile tone="palm">
          <CalendarCheck />
        </Tile>
        <div className="min-w-0 flex-1">
          <h2 className="text-small-strong text-ink-2">{t('viewing.title')}</h2>
          <p className="text-body-strong">
            <time dateTime={`${date}T${time}+03:00`}>{dayAndTime(date, time, i18n.language)}</time>
          </p>
          <p className="truncate text-small text-ink-2">{Property.title}</p>
        </div>
      </div>
    </div>
  );
}
