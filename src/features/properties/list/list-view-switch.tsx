import { Link } from '@tanstack/react-router';
import type { ListQuery } from './list-parameters.ts';
import { writeListSearch } from './list-search.ts';
import { ViewSwitch } from './view-switch.tsx';

/** From the results' list to their map and back. */
export function ListViewSwitch({ query, look }: { query: ListQuery; look: 'float' | 'inline' }) {
  const isMap = query.view === 'map';
  return (
    <ViewSwitch
      isMap={isMap}
      look={look}
      link={(face) => (
        <Link
          to="/propertielist"
          search={writeListSearch({ ...query, view: isMap ? 'list' : 'map' })}
          preload={false}
          {...face}
        />
      )}
    />
  );
}
