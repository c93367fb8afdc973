import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { PropertyMiniFace } from '../properties/property-mini-face.tsx';
import { NextDue } from './next-due.tsx';
import { RentalBadges } from './rental-badges.tsx';
import { isLet } from './rental-days.ts';
import { RentalFact } from './rental-fact.tsx';

interface OwnedCardProps {
  rented: RentedProperty;
  labels: Record<string, string>;
}

/** services §2: a property that one owns, with the figures of its tenancy; leads to the rental. */
export function OwnedCard({ rented, labels }: OwnedCardProps) {
  const { t, i18n } = useTranslation(['rentals', 'properties']);
  const currency = t('properties:price.currency');
  return (
    <Link
      to="/rental/$key"
      params={{ key: String(rented.id) }}
      className={panelClasses({ pad: false, className: 'flex h-full flex-col' })}
    >
      <span className="flex flex-wrap gap-1.5 px-4 pt-4">
        <RentalBadges rented={rented} labels={labels} />
        <Badge>{rented.PropertyType.name}</Badge>
      </span>
      <span className="flex items-center gap-3 px-4 py-3">
        <PropertyMiniFace property={rented} />
      </span>
      {isLet(rented) ? (
        <>
          <dl className="mx-4 mt-auto grid pair-grid gap-x-4 gap-y-3 border-t border-line py-3">
            <RentalFact name={t('facts.tenant')}>
              <span className="block truncate">{rented.Party?.name ?? '—'}</span>
            </RentalFact>
            <RentalFact name={t('facts.expire')}>
              <time dateTime={rented.rentExpire}>{writtenDay(rented.rentExpire, i18n.language)}</time>
            </RentalFact>
            <RentalFact name={t('facts.collected.owner')}>
              <Money amount={rented.collectedAmount ?? 0} label={currency} />
            </RentalFact>
            <RentalFact name={t('facts.left')}>
              <Money amount={rented.totalDueAmount ?? 0} label={currency} />
            </RentalFact>
          </dl>
          <span className="mx-4 border-t border-line py-3">
            <NextDue rented={rented} />
          </span>
        </>
      ) : (
        <span className="mx-4 mt-auto border-t border-line py-3 text-small text-ink-2">
          {t('owned.free')}
        </span>
      )}
    </Link>
  );
}
