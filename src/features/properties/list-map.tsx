import { useQueryClient } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useResultsMap } from './list-map-loader.ts';
import type { ListQuery } from './list-search.ts';
import { mapMemory } from './map-memory.ts';
import { columnsFor, pinsQuery } from './map-view.ts';
import { propertyQueries } from './queries.ts';
import { filtersOf } from './read-list-search.ts';

interface ListMapProps {
  query: ListQuery;
  /** The map can't be drawn here, or can after all: without it a phone shows the list. */
  onFailedChange: (hasFailed: boolean) => void;
}

/** The results' map in its box: a skeleton until it is drawn, a sentence where it can't be. */
export function ListMap({ query, onFailedChange }: ListMapProps) {
  const { t } = useTranslation(['properties', 'search']);
  const box = useRef<HTMLDivElement>(null);
  const { ResultsMap, hasFailed, fail, retry } = useResultsMap(box);
  useEffect(() => onFailedChange(hasFailed), [hasFailed, onFailedChange]);

  const client = useQueryClient();
  useEffect(() => {
    // Asked for while the map's code is on its way, which then finds the pins there.
    const view = mapMemory.viewOf(JSON.stringify(filtersOf(query)));
    const pins = pinsQuery(query, view, columnsFor(box.current?.clientWidth ?? 0));
    if (pins) void client.prefetchQuery(propertyQueries.pins(pins));
  }, [client, query]);

  return (
    // Positions on a map are physical: its box runs from the left, its words do not.
    <div
      ref={box}
      dir="ltr"
      className={cx('relative overflow-hidden bg-(--map-land)', hasFailed ? 'min-h-40 lg:h-full' : 'h-full')}
    >
      {hasFailed ? (
        <div
          dir="auto"
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-8 text-center"
        >
          <MapPinOff aria-hidden className="icon-32 text-ink-2" />
          <p className="max-w-form text-balance text-ink-2">{t('search:map.failed')}</p>
          <Button variant="second" onClick={retry}>
            {t('search:map.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="absolute! inset-0 rounded-none" />
      )}
      {ResultsMap && !hasFailed ? <ResultsMap query={query} onFail={fail} /> : null}
    </div>
  );
}
