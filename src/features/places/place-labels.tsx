import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { MapColours } from '../../map/map-colours.ts';
import { labelLayer, placePoints } from '../../map/map-style.ts';
import { placeQueries } from './queries.ts';

/** The zoom levels at which each kind of name is shown. */
const ZOOMS = {
  regions: { maxzoom: 6 },
  cities: { minzoom: 5.5, maxzoom: 11.5 },
  neighborhoods: { minzoom: 10.5 },
};

/**
 * Names of regions, cities and neighbourhoods (of one city, or all) in the user's language, each
 * from a certain zoom. A child of a map with a basemap that has no names.
 */
export function PlaceLabels({ cityId, colours }: { cityId?: number; colours: MapColours }) {
  const { data: regions } = useQuery(placeQueries.regions());
  const { data: cities } = useQuery(placeQueries.cities());
  const { data: neighborhoods } = useQuery(placeQueries.neighborhoods(cityId));
  const points = useMemo(
    () => ({
      regions: placePoints(regions?.regions ?? []),
      cities: placePoints(cities?.cities ?? []),
      neighborhoods: placePoints(neighborhoods?.neighborhoods ?? []),
    }),
    [regions, cities, neighborhoods],
  );
  return (
    <>
      <Source id="neighborhood-names" type="geojson" data={points.neighborhoods}>
        <Layer {...labelLayer('names', 14, colours)} {...ZOOMS.neighborhoods} />
      </Source>
      <Source id="city-names" type="geojson" data={points.cities}>
        <Layer {...labelLayer('city-names', 15, colours)} {...ZOOMS.cities} />
      </Source>
      <Source id="region-names" type="geojson" data={points.regions}>
        <Layer {...labelLayer('region-names', 13, colours)} {...ZOOMS.regions} />
      </Source>
    </>
  );
}
