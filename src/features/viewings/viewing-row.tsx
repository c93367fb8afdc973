import { Link } from '@tanstack/react-router';
import { CalendarDays, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, longDay } from '../../lib/calendar-day.ts';
import { cx } from '../../ui/cx.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { PropertyMiniFace } from '../properties/property-mini-face.tsx';
import { ViewingBadges } from './viewing-badge.tsx';
import { isComing } from './viewing-status.ts';

interface ViewingRowProps {
  viewing: Viewing;
  labels: Record<string, string>;
}

/** core §2: a viewing's card, which leads to it. One that is over is quieter. */
export function ViewingRow({ viewing, labels }: ViewingRowProps) {
  const { i18n } = useTranslation();
  const { id, date, time, Property } = viewing;
  return (
    <Link
      to="/previewdetails/$id"
      params={{ id: String(id) }}
      className={panelClasses({ pad: false, className: 'block' })}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-3 pb-2">
        <span
          className={cx(
            'flex flex-wrap gap-x-3 gap-y-1 text-body-strong [&_svg]:icon-18 [&_svg]:text-palm',
            !isComing(viewing) && 'text-ink-2 [&_svg]:text-ink-2!',
          )}
        >
          <span className="flex items-center gap-1.5">
            <CalendarDays aria-hidden />
            <time dateTime={viewing.startsAt}>{longDay(date, i18n.language)}</time>
          </span>
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden />
            <bdi>{clockTime(time, i18n.language)}</bdi>
          </span>
        </span>
        <ViewingBadges viewing={viewing} labels={labels} />
      </span>
      <span className="flex items-center gap-3 border-t border-line p-3">
        <PropertyMiniFace property={Property} />
      </span>
    </Link>
  );
}
