import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ListEmpty } from './list-empty.tsx';
import type { ActiveFilter } from './list-filters.ts';
import { ListPager } from './list-pager.tsx';
import type { ListQuery } from './list-search.ts';
import { type GridLayout, PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';

interface ListResultsProps {
  answer: Answer<'properties.list'>;
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** Another list is on its way, and this is the one before it. */
  isOutgoing: boolean;
  layout: GridLayout;
}

/** The cards of one page, and the pager under them. */
export function ListResults({ answer, query, filters, isOutgoing, layout }: ListResultsProps) {
  const { properties, statusChoices, total, totalIsExact } = answer;
  if (properties.length === 0) {
    return <ListEmpty query={query} filters={filters} didYouMean={answer.didYouMean} />;
  }
  return (
    <>
      <PropertyGrid
        properties={properties}
        statusChoices={statusChoices}
        isOutgoing={isOutgoing}
        layout={layout}
      />
      <ListPager query={query} shown={properties.length} total={totalIsExact ? total : null} />
    </>
  );
}

/** The same boxes while nothing is known yet. */
export function ListResultsSkeleton({ layout }: { layout: GridLayout }) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Loading label={t('search:list.loading')}>
      <div className="flex min-h-14 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <PropertyGridSkeleton layout={layout} />
    </Loading>
  );
}
