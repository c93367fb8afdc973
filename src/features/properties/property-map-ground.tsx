import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import { placeQueries } from '../places/queries.ts';
import { PlaceLabels } from './basemap/place-labels.tsx';
import type { MapColours } from './property-map-colours.ts';
import { neighbourhoodLayer, neighbourhoodPoints } from './property-map-style.ts';

/** The built land of all neighbourhoods and the names of places, for a basemap that has none of its own. */
export function PropertyMapGround({ colours }: { colours: MapColours }) {
  const { data } = useQuery(placeQueries.neighborhoods());
  const points = useMemo(() => neighbourhoodPoints(data?.neighborhoods ?? []), [data]);
  return (
    <>
      <Source id="neighbourhoods" type="geojson" data={points}>
        <Layer {...neighbourhoodLayer(colours.block, DEFAULT_COORDINATES.latitude)} />
      </Source>
      <PlaceLabels colours={colours} />
    </>
  );
}
