import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { NextDue } from './next-due.tsx';
import { rentalQueries } from './queries.ts';
import { RentalBadges } from './rental-badges.tsx';
import { isLet } from './rental-days.ts';
import { RentalFact } from './rental-fact.tsx';

const GRID = 'card-grid pt-2';

/** /myproperty (services §2): the properties that the user owns, with tenancy figures. */
export function OwnedListScreen() {
  const { t } = useTranslation('rentals');
  const list = useQuery(rentalQueries.owned());
  return (
    <>
      <ScreenBar title={t('owned.title')} />
      <QueryFrame
        query={list}
        failed={t('owned.failed')}
        skeleton={
          <CardSkeletons label={t('owned.loading')} className={GRID} heights={['h-76', 'h-76', 'h-76']} />
        }
        className="pb-page"
      >
        {({ rows, statusChoices }) =>
          rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('owned.empty.title')}
              action={
                <Link to="/propertiecreate" search={{}} className={buttonClasses({ tall: true })}>
                  {t('owned.empty.add')}
                </Link>
              }
            >
              {t('owned.empty.text')}
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {rows.map((rented) => (
                <li key={rented.id} className="min-w-0">
                  <OwnedCard rented={rented} labels={statusChoices} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </>
  );
}

interface OwnedCardProps {
  rented: RentedProperty;
  labels: Record<string, string>;
}

/** services §2: a property that the user owns, with its tenancy's figures; links to the rental. */
function OwnedCard({ rented, labels }: OwnedCardProps) {
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
