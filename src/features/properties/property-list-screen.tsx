import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListBar } from './list-bar.tsx';
import { ListChips } from './list-chips.tsx';
import { countText } from './list-count.ts';
import { droppedText } from './list-dropped.ts';
import { activeFilters } from './list-filters.ts';
import { ListResults, ListResultsSkeleton } from './list-results.tsx';
import { readListSearch } from './list-search.ts';
import { ListSort } from './list-sort.tsx';
import { listTitle } from './list-title.ts';
import { propertyQueries } from './queries.ts';
import { useListNames } from './use-list-names.ts';

const route = getRouteApi('/_shell/propertielist');
const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }));

/** /propertielist (core §2): what stands in the address, found. */
export function PropertyListScreen() {
  const { t } = useTranslation('properties');
  const search = route.useSearch();
  const { query, dropped } = useMemo(() => readListSearch(search), [search]);
  const list = useQuery({ ...propertyQueries.list(query), placeholderData: keepPreviousData });
  const { data, error } = list;
  const firstCard = list.isPlaceholderData ? undefined : data?.properties[0];
  const names = useListNames(query, firstCard);
  const filters = activeFilters(query, t, names);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [areFiltersUsed, setFiltersUsed] = useState(false);
  const isOnline = useOnline();
  // What is shown was saved earlier: there is no network, or none that led anywhere.
  const isSaved = data !== undefined && (!isOnline || Boolean(error?.unreached));

  return (
    <>
      <h1 className="sr-only">{listTitle(t, query)}</h1>
      <ListBar
        query={query}
        names={names}
        count={filters.length}
        notice={
          isSaved ? (
            <OfflineNotice savedAt={list.dataUpdatedAt} className="mb-2 lg:order-last lg:basis-full" />
          ) : null
        }
        onPreloadFilters={() => void load().catch(() => undefined)}
        onOpenFilters={() => {
          setFiltersUsed(true);
          setFiltersOpen(true);
        }}
      >
        <ListChips query={query} filters={filters} types={names.types} />
      </ListBar>
      {dropped.length > 0 ? (
        <Notice icon={<Link2Off aria-hidden />} className="mt-2">
          {droppedText(t, dropped)}
        </Notice>
      ) : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('failure.alert')} onRetry={() => void list.refetch()} />
      ) : (
        <div className="page">
          {data && error && !isSaved ? (
            <ErrorAlert
              error={error}
              title={t('failure.alert')}
              onRetry={() => void list.refetch()}
              className="pt-4"
            />
          ) : null}
          {data ? (
            <>
              {data.properties.length > 0 ? (
                <div className="flex min-h-14 items-center justify-between gap-4 pt-2">
                  <p role="status" className="text-body-strong">
                    {isSaved ? t('list.saved', { count: data.properties.length }) : countText(t, data)}
                  </p>
                  <ListSort query={query} />
                </div>
              ) : null}
              <ListResults
                answer={data}
                query={query}
                filters={filters}
                isOutgoing={list.isPlaceholderData}
              />
            </>
          ) : (
            <ListResultsSkeleton />
          )}
        </div>
      )}
      {areFiltersUsed ? (
        <Suspense fallback={null}>
          <FilterSheet
            open={areFiltersOpen}
            onOpenChange={setFiltersOpen}
            query={query}
            names={names}
            city={firstCard?.City}
          />
        </Suspense>
      ) : null}
    </>
  );
}
