import { Link } from '@tanstack/react-router';
import { ViewSwitch } from '../properties/list/view-switch.tsx';
import { type MapsQuery, writeMapsSearch } from './maps-search.ts';

/** Switches between the map and the list of a query. */
export function MapsViewSwitch({ query, look }: { query: MapsQuery; look: 'float' | 'inline' }) {
  const isMap = !query.isList;
  return (
    <ViewSwitch
      isMap={isMap}
      look={look}
      link={(face) => (
        <Link to="/maps" search={writeMapsSearch({ ...query, isList: isMap })} preload={false} {...face} />
      )}
    />
  );
}
