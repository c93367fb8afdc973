import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MapPin, Wrench } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../contract/photo-url.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PhotoSlider } from '../../ui/photo-slider.tsx';
import { placeLine } from '../properties/card/place-line.ts';
import { PropertyPrice } from '../properties/card/property-price.tsx';
import { usePhotoMissing } from '../properties/card/use-photo-missing.ts';
import { NextDue } from './next-due.tsx';
import { rentalQueries } from './queries.ts';
import { RentalBadges } from './rental-badges.tsx';

const GRID = 'card-grid';

/** /myrents (services §2): the properties that the user rents. */
export function RentListScreen() {
  const { t } = useTranslation('rentals');
  const list = useQuery(rentalQueries.list());
  return (
    <>
      <ScreenBar title={t('list.title')} />
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        lead={
          <Breadcrumb label={t('path')} current={t('list.title')}>
            <Link to="/" className={crumbClasses()}>
              {t('home')}
            </Link>
          </Breadcrumb>
        }
        skeleton={
          <CardSkeletons label={t('list.loading')} className={GRID} heights={['h-122', 'h-122', 'h-122']} />
        }
        className="pb-page"
      >
        {({ rows, statusChoices }) =>
          rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('list.empty.title')}
              action={
                <Link to="/" className={buttonClasses({ tall: true })}>
                  {t('list.empty.browse')}
                </Link>
              }
            >
              {t('list.empty.text')}
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {rows.map((rented, index) => (
                <li key={rented.id} className="min-w-0">
                  <RentCard rented={rented} labels={statusChoices} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </>
  );
}

interface RentCardProps {
  rented: RentedProperty;
  labels: Record<string, string>;
  isFirst: boolean;
}

/** services §2: a property that the user rents; links to the rental, its button to maintenance. */
function RentCard({ rented, labels, isFirst }: RentCardProps) {
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

interface RentPhotosProps {
  property: Pick<PropertyCard, 'mediaFiles'>;
  isFirst?: boolean;
  /** Badges over the photos. */
  children?: ReactNode;
}

/** services §2: the photos, which change by themselves; a drawing if the property has none. */
function RentPhotos({ property: { mediaFiles }, isFirst = false, children }: RentPhotosProps) {
  const missing = usePhotoMissing();
  if (mediaFiles.length === 0) {
    return (
      <div className="relative grid aspect-photo place-items-center bg-linear-160 from-sunken to-sunken-2">
        <img
          src="/art/photo-missing.svg"
          alt=""
          width={160}
          height={120}
          className="h-30 w-40 object-contain"
        />
        {children}
      </div>
    );
  }
  return (
    <PhotoSlider
      photos={mediaFiles.map(({ filePath, alt, thumbhash }) => ({ path: filePath, alt, thumbhash }))}
      rule={photoVariant}
      sizes="(min-width: 80rem) 384px, (min-width: 40rem) 50vw, 100vw"
      eager={isFirst}
      priority={isFirst}
      missing={missing}
    >
      {children}
    </PhotoSlider>
  );
}
