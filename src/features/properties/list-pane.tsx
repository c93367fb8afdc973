import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { countText } from './list-count.ts';
import type { ActiveFilter } from './list-filters.ts';
import { ListResults, ListResultsSkeleton } from './list-results.tsx';
import type { ListQuery } from './list-search.ts';
import { ListSort } from './list-sort.tsx';
import { ListUnderstood } from './list-understood.tsx';
import { ListViewSwitch } from './list-view-switch.tsx';
import type { GridLayout } from './property-grid.tsx';

interface ListPaneProps {
  list: UseQueryResult<Answer<'properties.list'>, ApiError>;
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** What is shown was saved earlier. */
  isSaved: boolean;
  layout: GridLayout;
}

/** How many were found, in which order, and the cards: in all five faces. */
export function ListPane({ list, query, filters, isSaved, layout }: ListPaneProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { data, error } = list;
  const retry = () => void list.refetch();
  if (error && !data) return <ErrorFace error={error} title={t('failure.alert')} onRetry={retry} />;
  return (
    <div className={layout === 'wide' ? 'page' : 'px-gutter lg:ps-8 lg:pe-6 lg:pb-8'}>
      {data && error && !isSaved ? (
        <ErrorAlert error={error} title={t('failure.alert')} onRetry={retry} className="pt-4" />
      ) : null}
      {data ? (
        <>
          {data.properties.length > 0 ? (
            <div className="flex min-h-14 items-center gap-4 pt-2">
              <p role="status" className="flex-1 text-body-strong">
                {isSaved ? t('search:list.saved', { count: data.properties.length }) : countText(t, data)}
              </p>
              <ListViewSwitch query={query} look="inline" />
              <ListSort query={query} />
            </div>
          ) : null}
          <ListUnderstood query={query} answer={data} />
          <ListResults
            answer={data}
            query={query}
            filters={filters}
            isOutgoing={list.isPlaceholderData}
            layout={layout}
          />
        </>
      ) : (
        <ListResultsSkeleton layout={layout} />
      )}
    </div>
  );
}
