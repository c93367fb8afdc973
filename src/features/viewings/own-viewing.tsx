import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, ChevronRight, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../../contract/written-dates.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { viewingQueries } from './queries.ts';
import { isComing } from './viewing-status.ts';

/** Links to the user's existing viewing of this property, so that they do not book twice. */
export function OwnViewing({ propertyId }: { propertyId: number }) {
  const { t, i18n } = useTranslation('viewings');
  // Upcoming viewings come first, so the first page contains it.
  const { data } = useQuery(viewingQueries.list());
  const own = data?.rows.find((row) => row.Property.id === propertyId && isComing(row));
  if (!own) return null;
  const isUnpaid = own.status === 'waiting_payment';
  return (
    <Link
      to="/previewdetails/$id"
      params={{ id: String(own.id) }}
      className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3' })}
    >
      <Tile tone={isUnpaid ? 'warn' : 'palm'}>{isUnpaid ? <CreditCard /> : <CalendarCheck />}</Tile>
      <span className="min-w-0 flex-1">
        <span className="block text-small-strong text-ink-2">
          {t(isUnpaid ? 'booking.own.unpaid' : 'booking.own.booked')}
        </span>
        <span className="block text-body-strong">{dayAndTime(own.date, own.time, i18n.language)}</span>
      </span>
      <ChevronRight aria-hidden className="flip icon-20 text-ink-2" />
    </Link>
  );
}
