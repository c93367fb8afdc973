import { useQueryClient } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapModule } from '../../../map/use-map-module.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { propertyQueries } from '../queries.ts';
import { mapMemory } from './map-memory.ts';
import { columnsFor, pinsQuery } from './map-view.ts';
import type { PinsMapProps } from './pins-map.tsx';

interface PinsMapBoxProps extends Omit<PinsMapProps, 'onFail'> {
  /** Called when the map fails or recovers; without it a phone shows the list. */
  onFailedChange: (hasFailed: boolean) => void;
}

/** A map of listings in its box: a skeleton until it is drawn, a message where it can't be. */
export function PinsMapBox({ onFailedChange, ...map }: PinsMapBoxProps) {
  const { t } = useTranslation(['properties', 'search']);
  const box = useRef<HTMLDivElement>(null);
  const { PinsMap, hasFailed, fail, retry } = usePinsMap(box);
  useEffect(() => onFailedChange(hasFailed), [hasFailed, onFailedChange]);

  const client = useQueryClient();
  const { search, searchKey } = map;
  useEffect(() => {
    // Fetches the pins while the map's code loads.
    const pins = pinsQuery(search, mapMemory.viewOf(searchKey), columnsFor(box.current?.clientWidth ?? 0));
    if (pins) void client.prefetchQuery(propertyQueries.pins(pins));
  }, [client, search, searchKey]);

  return (
    // Positions on a map are physical: its box is left-to-right, its texts are not.
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
      ) : PinsMap ? (
        <Skeleton className="absolute! inset-0 rounded-none" />
      ) : (
        <Loading label={t('search:map.loading')} className="absolute inset-0">
          <Skeleton className="size-full rounded-none" />
        </Loading>
      )}
      {PinsMap && !hasFailed ? <PinsMap {...map} onFail={fail} /> : null}
    </div>
  );
}

const load = async () => (await import('./pins-map.tsx')).PinsMap;

/** Loads the map of pins as soon as its view opens. */
function usePinsMap(box: RefObject<HTMLElement | null>) {
  const { MapView: PinsMap, ...rest } = useMapModule({ isWanted: true, box, load });
  return { PinsMap, ...rest };
}
