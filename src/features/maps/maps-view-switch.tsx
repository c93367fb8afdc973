import { Link } from '@tanstack/react-router';
import { ViewSwitch } from '../properties/list/view-switch.tsx';
import { type MapsQuery, writeMapsSearch } from './maps-search.ts';

/** From the map to the list of the same listings and back. */
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
