import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../../../../contract/properties.ts';
import { OfflineNotice, useIsSaved } from '../../../device/offline.tsx';
import { LinkAlert, linkAlertAction } from '../../../shell/link-alert.tsx';
import { useDocumentHead } from '../../../shell/use-document-head.ts';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazySheet } from '../../../ui/lazy-sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { withoutKeys } from '../forgiving-query.ts';
import type { PinsSearch } from '../map/map-view.ts';
import { PinsMapBox } from '../map/pins-map-box.tsx';
import { propertyQueries } from '../queries.ts';
import { FilterPopovers } from './filter-popovers.tsx';
import { leftOutText } from './left-out-text.ts';
import { ListBar } from './list-bar.tsx';
import { ListChips } from './list-chips.tsx';
import { activeFilters, withPlace } from './list-filters.ts';
import { ListPane, type ListPaneProps } from './list-pane.tsx';
import type { FilterStart, ListQuery } from './list-parameters.ts';
import { filtersOf, readListSearch, writeListSearch } from './list-search.ts';
import { listPageHead, listTitle } from './list-title.ts';
import { ListViewSwitch, PANES } from './list-view-switch.tsx';
import { useListNames } from './use-list-names.ts';

const route = getRouteApi('/_shell/propertielist');
const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(async () => (await load()).FilterSheet);

/** /propertielist (core §2): the results of its address. */
export function PropertyListScreen() {
  const { t } = useTranslation(['properties', 'search']);
  const search = route.useSearch();
  const { query: requested, dropped } = useMemo(() => readListSearch(search), [search]);
  const list = useQuery({ ...propertyQueries.list(requested), placeholderData: keepPreviousData });
  const { data } = list;
  const leftOut = list.isPlaceholderData ? undefined : data?.leftOut;
  const query = useMemo(
    () => (leftOut ? withoutKeys(requested, Object.keys(leftOut.fields)) : requested),
    [requested, leftOut],
  );
  const left = leftOutText(t, dropped, leftOut);
  const firstCard = list.isPlaceholderData ? undefined : data?.properties[0];
  const names = useListNames(query, firstCard);
  const titleNames = { ...names, types: names.types.find(({ id }) => id === query.typeId)?.plural ?? null };
  useDocumentHead(listPageHead(t, query, titleNames));
  const filters = activeFilters(query, t, names);
  const { page: _, ...firstPage } = query;
  const searchTitle = listTitle(t, firstPage, titleNames);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [areFiltersUsed, setFiltersUsed] = useState(false);
  const [start, setStart] = useState<FilterStart | null>(null);
  const isSaved = useIsSaved(list);

  const isMap = query.view === 'map';
  const [hasMapFailed, setMapFailed] = useState(false);
  const openFilters = (at: FilterStart | null) => {
    setStart(at);
    setFiltersUsed(true);
    setFiltersOpen(true);
  };
  const onPreloadFilters = () => void load().catch(() => undefined);
  const sheet = { onPreloadFilters, onOpenFilters: () => openFilters(null) };
  // Over a failure or an empty list the switch would hide the next step; for a map's area the map
  // is the next step.
  const isBare = !isMap && !query.bounds && (data ? data.properties.length === 0 : list.isError);
  const pane = { list, query, filters, isSaved, title: searchTitle };

  return (
    // On a phone the map fills the screen between the bars, with nothing below.
    <div
      data-screen={isMap ? 'map' : undefined}
      className={
        isMap && !hasMapFailed ? 'max-lg:flex max-lg:h-[calc(100dvh-var(--dock))] max-lg:flex-col' : undefined
      }
    >
      <h1 className="sr-only">{listTitle(t, query, titleNames)}</h1>
      <ListBar
        query={query}
        names={names}
        count={filters.length}
        title={searchTitle}
        stays={isMap ? 'lg' : query.view ? null : 'xl'}
        notice={
          isSaved ? (
            <OfflineNotice savedAt={list.dataUpdatedAt} className="mb-2 lg:order-last lg:basis-full" />
          ) : null
        }
        {...sheet}
      >
        <div className="lg:hidden">
          <ListChips
            query={query}
            filters={filters}
            types={names.types}
            onOpenFilter={openFilters}
            onPreloadFilters={onPreloadFilters}
          />
        </div>
        <div className="max-lg:hidden">
          <FilterPopovers query={query} filters={filters} names={names} {...sheet} />
        </div>
      </ListBar>
      {left ? (
        <LinkAlert
          title={t('search:leftOut.title')}
          {...left}
          action={
            <Link to="/propertielist" search={writeListSearch(query)} replace className={linkAlertAction}>
              {t('search:leftOut.go')}
            </Link>
          }
        />
      ) : null}
      <ListViews {...pane} hasMapFailed={hasMapFailed} onMapFailedChange={setMapFailed} />
      {isBare || (hasMapFailed && isMap) ? null : <ListViewSwitch query={query} look="float" />}
      {areFiltersUsed ? (
        <LazySheet isOpen={areFiltersOpen}>
          <FilterSheet
            open={areFiltersOpen}
            onOpenChange={setFiltersOpen}
            query={query}
            names={names}
            city={firstCard?.City}
            start={start}
          />
        </LazySheet>
      ) : null}
    </div>
  );
}

interface ListViewsProps extends Omit<ListPaneProps, 'layout'> {
  hasMapFailed: boolean;
  onMapFailedChange: (hasFailed: boolean) => void;
}

/**
 * The results as their address says: as a list, as a map with the list beside it from 1024 px, or,
 * where it says neither, as a list with the map beside it from 1280 px.
 */
function ListViews({ hasMapFailed, onMapFailedChange, ...pane }: ListViewsProps) {
  const hasPanes = useMediaQuery(PANES);
  const { view } = pane.query;
  if (view === 'list') return <ListPane {...pane} layout="wide" />;
  const map = <ListMap query={pane.query} onFailedChange={onMapFailedChange} />;
  if (view === undefined) {
    return (
      <div className="xl:grid xl:grid-cols-2">
        <ListPane {...pane} layout="list" />
        <div className="sticky top-34.25 hidden h-[calc(100dvh-137px)] xl:block">{hasPanes ? map : null}</div>
      </div>
    );
  }
  return (
    <div className="grid min-h-0 max-lg:flex-1 lg:grid-cols-2">
      <div className={hasMapFailed ? undefined : 'max-lg:hidden'}>
        <ListPane {...pane} layout="pane" />
      </div>
      <div
        className={cx(
          'lg:sticky lg:top-34.25 lg:h-[calc(100dvh-137px)]',
          hasMapFailed ? 'max-lg:order-first' : 'max-lg:h-full',
        )}
      >
        {map}
      </div>
    </div>
  );
}

interface ListMapProps {
  query: ListQuery;
  /** Called when the map fails or recovers; without it a phone shows the list. */
  onFailedChange: (hasFailed: boolean) => void;
}

/** The results on a map; once it is moved, the user can search the area in view. */
function ListMap({ query, onFailedChange }: ListMapProps) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  // One object per search, whatever the order and page.
  const searchKey = JSON.stringify(filtersOf(query));
  const search = useMemo((): PinsSearch => {
    const { bounds, ...filters } = JSON.parse(searchKey) as ReturnType<typeof filtersOf>;
    return { filters, area: bounds ?? null };
  }, [searchKey]);
  const searchHere = (view: Bounds) =>
    void navigate({ to: '/propertielist', search: writeListSearch(withPlace(query, { bounds: view })) });
  return (
    <PinsMapBox
      search={search}
      searchKey={searchKey}
      label={t('search:map.label')}
      onSearchHere={searchHere}
      onFailedChange={onFailedChange}
    />
  );
}
