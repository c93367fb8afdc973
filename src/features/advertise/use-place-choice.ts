import { useQuery } from '@tanstack/react-query';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Position } from '../../lib/geolocation.ts';
import { placeQueries } from '../places/queries.ts';
import type { MapPlace } from '../properties/place-picker-box.tsx';
import type { AdFields } from './ad-fields.ts';
import { nearestNeighborhood } from './nearest-neighborhood.ts';

/** From how near a neighbourhood is looked at, and a pin: its neighbours' names are still in view. */
const NEIGHBORHOOD_ZOOM = 12.5;
export const PIN_ZOOM = 12.5;
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/** Every neighbourhood and city, to find those of a pin and where a neighbourhood is. */
export function useKnownPlaces() {
  const neighborhoods = useQuery(placeQueries.neighborhoods()).data?.neighborhoods ?? [];
  const cities = useQuery(placeQueries.cities()).data?.cities ?? [];
  return { neighborhoods, cities };
}

type KnownPlaces = ReturnType<typeof useKnownPlaces>;

type Placed = Pick<AdFields, 'latitude' | 'longitude' | 'neighborhoodId' | 'cityId'>;

/** Where the map begins: at the pin, at the chosen neighbourhood or city, else where services §9 says. */
export function startPlace(
  { latitude, longitude, neighborhoodId, cityId }: Placed,
  { neighborhoods, cities }: KnownPlaces,
): MapPlace {
  if (latitude !== '') {
    return { latitude: Number(latitude), longitude: Number(longitude), zoom: PIN_ZOOM };
  }
  const known =
    neighborhoods.find(({ id }) => String(id) === neighborhoodId) ??
    cities.find(({ id }) => String(id) === cityId);
  if (!known) return { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM };
  const zoom = 'cityId' in known ? NEIGHBORHOOD_ZOOM : DEFAULT_MAP_ZOOM + 2;
  return { latitude: known.latitude, longitude: known.longitude, zoom };
}

/** What a pin fills in: its coordinates, and region, city and neighbourhood where it stands in one that we know. */
export function pinnedFields(pin: Position, { neighborhoods, cities }: KnownPlaces): Partial<AdFields> {
  const round = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)));
  const at = { latitude: round(pin.latitude), longitude: round(pin.longitude) };
  const near = nearestNeighborhood(pin, neighborhoods);
  const city = cities.find(({ id }) => id === near?.cityId);
  if (!near || !city) return at;
  return {
    ...at,
    regionId: String(city.regionId),
    cityId: String(city.id),
    neighborhoodId: String(near.id),
  };
}

/** Where a searched neighbourhood is looked at. */
export function placeOf({ latitude, longitude }: Position): MapPlace {
  return { latitude, longitude, zoom: NEIGHBORHOOD_ZOOM };
}
