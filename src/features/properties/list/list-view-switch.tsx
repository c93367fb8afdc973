import { Link } from '@tanstack/react-router';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ListQuery } from './list-parameters.ts';
import { writeListSearch } from './list-search.ts';
import { ViewSwitch } from './view-switch.tsx';

/** From this width on the map stands beside the list, unless its address says otherwise. */
export const PANES = '(width >= 80rem)';

/** From the results' list to their map and back. */
export function ListViewSwitch({ query, look }: { query: ListQuery; look: 'float' | 'inline' }) {
  const hasPanes = useMediaQuery(PANES) && query.view === undefined;
  const isMap = query.view === 'map' || hasPanes;
  // On a phone the list is what an address without a view shows.
  const list = look === 'inline' ? ('list' as const) : undefined;
  return (
    <ViewSwitch
      isMap={isMap}
      look={look}
      link={(face) => (
        <Link
          to="/propertielist"
          search={writeListSearch({ ...query, view: isMap ? list : 'map' })}
          preload={false}
          {...face}
        />
      )}
    />
  );
}
