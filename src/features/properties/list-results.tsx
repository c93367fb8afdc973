import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ListEmpty } from './list-empty.tsx';
import type { ActiveFilter } from './list-filters.ts';
import { ListPager } from './list-pager.tsx';
import type { ListQuery } from './list-search.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

const LAYOUTS = {
  wide: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4',
    sizes: '(width >= 80rem) 286px, (width >= 64rem) 31vw, (width >= 40rem) 48vw, 94vw',
  },
  /** Beside the map. */
  pane: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
    sizes: '(width >= 80rem) 24vw, (width >= 64rem) 46vw, (width >= 40rem) 48vw, 94vw',
  },
};
export type ListLayout = keyof typeof LAYOUTS;
/** Cards that a phone or a tablet shows before any scrolling. */
const FIRST = 2;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface ListResultsProps {
  answer: Answer<'properties.list'>;
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** Another list is on its way, and this is the one before it. */
  isOutgoing: boolean;
  layout: ListLayout;
}

/** The cards of one page, and the pager under them. */
export function ListResults({ answer, query, filters, isOutgoing, layout }: ListResultsProps) {
  const { properties, statusChoices, total, totalIsExact } = answer;
  if (properties.length === 0) return <ListEmpty query={query} filters={filters} />;
  return (
    <>
      <ul
        aria-busy={isOutgoing}
        className={cx(LAYOUTS[layout].grid, 'transition-opacity', isOutgoing && 'opacity-60 delay-150')}
      >
        {properties.map((property, place) => (
          <li key={property.id}>
            <PropertyCard
              property={property}
              statusChoices={statusChoices}
              sizes={LAYOUTS[layout].sizes}
              isFirst={place < FIRST}
              level={2}
            />
          </li>
        ))}
      </ul>
      <ListPager query={query} shown={properties.length} total={totalIsExact ? total : null} />
    </>
  );
}

/** The same boxes while nothing is known yet. */
export function ListResultsSkeleton({ layout }: { layout: ListLayout }) {
  const { t } = useTranslation('properties');
  return (
    <Loading label={t('list.loading')}>
      <div className="flex min-h-14 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className={LAYOUTS[layout].grid}>
        {SKELETONS.map((key) => (
          <PropertyCardSkeleton key={key} />
        ))}
      </div>
    </Loading>
  );
}
