import { Link } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { dayAndTime } from '../../../contract/written-dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';

type Viewing = NonNullable<Answer<'home.get'>['nextReservation']>;

/**
 * core §3, nextReservation: the next viewing's time and property, and whether it awaits payment.
 */
export function NextViewing({ viewing: { id, status, date, time, Property } }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const hasTexts = useTexts('viewings');
  if (!hasTexts) return null;
  const isUnpaid = status === 'waiting_payment';
  return (
    <div className="page mt-8">
      <Link
        to="/previewdetails/$id"
        params={{ id: String(id) }}
        className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3' })}
      >
        <Tile tone={isUnpaid ? 'warn' : 'palm'}>{isUnpaid ? <CreditCard /> : <CalendarCheck />}</Tile>
        <div className="min-w-0 flex-1">
          <h2 className="text-small-strong text-ink-2">{t(isUnpaid ? 'next.unpaid' : 'next.title')}</h2>
          <p className="text-body-strong">
            <time dateTime={`${date}T${time}+03:00`}>{dayAndTime(date, time, i18n.language)}</time>
          </p>
          <p className="truncate text-small text-ink-2">{Property.title}</p>
        </div>
        <ChevronRight aria-hidden className="flip icon-20 text-ink-2" />
      </Link>
    </div>
  );
}
