import { Link } from '@tanstack/react-router';
import { MapPin, Wrench } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { placeLine } from '../properties/place-line.ts';
import { PropertyPrice } from '../properties/property-price.tsx';
import { NextDue } from './next-due.tsx';
import { RentPhotos } from './rent-photos.tsx';
import { RentalBadges } from './rental-badges.tsx';

interface RentCardProps {
  rented: RentedProperty;
  labels: Record<string, string>;
  isFirst: boolean;
}

/** services §2: a home that one rents; the card leads to the rental, its button to maintenance. */
export function RentCard({ rented, labels, isFirst }: RentCardProps) {
  const { t } = useTranslation(['properties', 'rentals']);
  const title = useId();
  return (
    <article aria-labelledby={title} className="flex h-full flex-col rounded-card bg-surface shadow-card">
      <Link
        to="/rental/$key"
        params={{ key: String(rented.id) }}
        draggable={false}
        className="block overflow-hidden rounded-t-card"
      >
        <RentPhotos property={rented} isFirst={isFirst}>
          <div className="absolute start-3 top-3 z-1 flex flex-wrap gap-1.5 pe-3">
            <RentalBadges rented={rented} labels={labels} tone="on-photo" />
          </div>
        </RentPhotos>
        <div className="px-4 pt-3 pb-3">
          <PropertyPrice price={rented.price} rentPeriod={rented.rentPeriod} size="price" />
          <h2 id={title} className="mt-0.5 truncate text-body font-semibold">
            {rented.title}
          </h2>
          <p className="mt-0.5 flex items-center gap-1 text-small text-ink-2">
            <MapPin aria-hidden className="icon-16" />
            <span className="truncate">{placeLine(t, rented)}</span>
          </p>
          <div className="mt-3 border-t border-line pt-3">
            <NextDue rented={rented} />
          </div>
        </div>
      </Link>
      <div className="mt-auto px-4 pb-4">
        <Link to="/maintenances" search={{}} className={buttonClasses({ variant: 'tint', block: true })}>
          <Wrench aria-hidden />
          {t('rentals:links.maintenance')}
        </Link>
      </div>
    </article>
  );
}
