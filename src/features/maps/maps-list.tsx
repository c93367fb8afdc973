import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { COUNT_CAP, PAGE_SIZE } from '../../../contract/limits.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { countText } from '../properties/list-count.ts';
import { type GridLayout, PropertyGrid } from '../properties/property-grid.tsx';
import { useTakenHearts } from '../properties/use-taken-hearts.ts';
import { MapsEmpty } from './maps-empty.tsx';
import { type MapsQuery, writeMapsSearch } from './maps-search.ts';
import { MapsViewSwitch } from './maps-view-switch.tsx';

interface MapsListProps {
  query: MapsQuery;
  answer: Answer<'properties.nearYou'>;
  /** How many there are on all pages; null where that is not known. */
  total: number | null;
  isSaved: boolean;
  isOutgoing: boolean;
  layout: GridLayout;
}

const NONE: Answer<'properties.nearYou'>['properties'] = [];

/** The same homes as on the map: how many, the cards, and the pager under them. */
export function MapsList({ query, answer, total, isSaved, isOutgoing, layout }: MapsListProps) {
  const { t } = useTranslation(['properties', 'search']);
  // Only a list of favourites loses what loses its heart.
  const { kept, count } = useTakenHearts(query.isFavourites ? answer.properties : NONE);
  const properties = query.isFavourites ? kept : answer.properties;
  const shown = answer.properties.length;
  if (properties.length === 0) return <MapsEmpty query={query} />;
  const isAll = !query.page && shown < PAGE_SIZE;
  const known = isAll || total === null ? properties.length : total;
  const words: ReactNode = isSaved
    ? t('search:list.saved', { count: properties.length })
    : countText(t, { total: Math.min(known, COUNT_CAP), totalIsExact: known <= COUNT_CAP });
  return (
    <>
      <div className="flex min-h-14 items-center gap-4 pt-2">
        <p ref={count} tabIndex={-1} role="status" data-quiet-focus="" className="flex-1 text-body-strong">
          {words}
        </p>
        <MapsViewSwitch query={query} look="inline" />
      </div>
      <PropertyGrid
        properties={properties}
        statusChoices={answer.statusChoices}
        isOutgoing={isOutgoing}
        layout={layout}
      />
      <NumberedPager
        page={query.page ?? 1}
        shown={shown}
        total={total === null || total > COUNT_CAP ? null : total}
        link={(page) => linkOptions({ to: '/maps', search: writeMapsSearch({ ...query, page }) })}
      />
    </>
  );
}
