import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../../../contract/properties.ts';
import { withPlace } from './list-filters.ts';
import { type ListQuery, writeListSearch } from './list-search.ts';
import type { PinsSearch } from './map-view.ts';
import { PinsMapBox } from './pins-map-box.tsx';
import { filtersOf } from './read-list-search.ts';

interface ListMapProps {
  query: ListQuery;
  /** The map can't be drawn here, or can after all: without it a phone shows the list. */
  onFailedChange: (hasFailed: boolean) => void;
}

/** The results of a list on a map; where it is moved to, the list can be searched again. */
export function ListMap({ query, onFailedChange }: ListMapProps) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  // One object a search, whatever the order and the page.
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
