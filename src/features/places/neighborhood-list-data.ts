import type { QueryClient } from '@tanstack/react-query';
import { foldDigits } from '../../../contract/digits.ts';
import { DEFAULT_COORDINATES, MAX_ID } from '../../../contract/limits.ts';
import type { City } from '../../../contract/places.ts';
import { loadQuery } from '../../api/load-query.ts';
import { placeQueries } from './queries.ts';

/** The search parameters of /neighborhoodslist, as in the address (core §2). */
export interface NeighborhoodSearch {
  cityId?: string | number;
}

/** The city in an address: `cityId` if it is a valid id, `text` as typed; null if missing. */
export function readCityId(search: object): { cityId: number | null; text: string | null } {
  const value: unknown = [(search as { cityId?: unknown }).cityId].flat().at(-1);
  const text = typeof value === 'string' || typeof value === 'number' ? foldDigits(String(value)).trim() : '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return { cityId: id >= 1 && id <= MAX_ID ? id : null, text: text === '' ? null : text.slice(0, 30) };
}

/**
 * The city to show: the requested one, else the one nearest to the default coordinates (core §9).
 */
export function cityToShow(cities: readonly City[], cityId: number | null): City | null {
  const requested = cities.find(({ id }) => id === cityId);
  if (requested) return requested;
  const { latitude, longitude } = DEFAULT_COORDINATES;
  const away = (city: City) => Math.hypot(city.latitude - latitude, city.longitude - longitude);
  return cities.reduce<City | null>(
    (nearest, city) => (nearest && away(nearest) <= away(city) ? nearest : city),
    null,
  );
}

/**
 * The loader of /neighborhoodslist: loads the cities, and the neighbourhoods of the city to show.
 */
export async function loadNeighborhoodList(client: QueryClient, search: object): Promise<void> {
  const { cityId } = readCityId(search);
  const cities = placeQueries.cities();
  await loadQuery(client, cities);
  const known = client.getQueryData(cities.queryKey)?.cities;
  // In the browser the cities may still be loading; then the screen fetches the neighbourhoods.
  const shown = known && cityToShow(known, cityId);
  if (shown) await loadQuery(client, placeQueries.neighborhoods(shown.id));
}
