import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { City } from '../../../contract/places.ts';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { NeighborhoodTile } from './neighborhood-tile.tsx';

const GRID = 'grid pair-grid gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6';
const TILE = 'h-46 w-full lg:h-56';
const SIZES = '(width >= 80rem) 286px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 46vw';
/** Tiles that a phone shows before any scrolling. */
const FIRST = 4;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface NeighborhoodGridProps {
  neighborhoods: Answer<'places.neighborhoods'>['neighborhoods'];
  /** Null where the list of cities could not be had. */
  city: City | null;
}

/** The neighbourhoods, those with most listings first. */
export function NeighborhoodGrid({ neighborhoods, city }: NeighborhoodGridProps) {
  const { t } = useTranslation(['places', 'neighborhoods']);
  if (neighborhoods.length === 0) return <NoNeighborhoods city={city} />;
  const busiestFirst = [...neighborhoods].sort((a, b) => b.propertiesCount - a.propertiesCount);
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-4 pt-2">
        <p role="status" className="text-body-strong">
          {t('neighborhoods:total', { count: neighborhoods.length })}
        </p>
        {city ? (
          <Link
            to="/propertielist"
            search={{ cityId: city.id }}
            className={linkClasses({ className: 'min-w-0!' })}
          >
            <span className="truncate">{t('neighborhoods:all', { city: city.name })}</span>
            <ChevronRight aria-hidden className="flip" />
          </Link>
        ) : null}
      </div>
      <ul className={GRID}>
        {busiestFirst.map((neighborhood, place) => (
          <li key={neighborhood.id}>
            <NeighborhoodTile
              neighborhood={neighborhood}
              sizes={SIZES}
              isFirst={place < FIRST}
              className={TILE}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoNeighborhoods({ city }: { city: City | null }) {
  const { t } = useTranslation(['places', 'neighborhoods']);
  const name = city?.name ?? '';
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t('neighborhoods:emptyTitle', { city: name })}
      action={
        <Link
          to="/propertielist"
          search={city ? { cityId: city.id } : {}}
          className={buttonClasses({ tall: true })}
        >
          {t('neighborhoods:all', { city: name })}
        </Link>
      }
    >
      {t('neighborhoods:empty')}
    </EmptyState>
  );
}

/** The same boxes while nothing is known yet. */
export function NeighborhoodGridSkeleton() {
  const { t } = useTranslation(['places', 'neighborhoods']);
  return (
    <Loading label={t('neighborhoods:loading')}>
      <div className="flex min-h-14 items-center pt-2">
        <Skeleton className="h-5 w-20" />
      </div>
      <div className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={`${TILE} rounded-card`} />
        ))}
      </div>
    </Loading>
  );
}
