import type { QueryClient } from '@tanstack/react-query';
import { PROPERTIES_SCOPE } from './cards-scope.ts';

/**
 * The same data with the property set as favourite or not wherever it occurs; core §4: a favourite
 * has non-empty Favorites. Parts without the property stay the same objects, so that only the
 * others render again.
 */
export function withFavourite<Data>(data: Data, propertyId: number, isFavourite: boolean): Data {
  if (Array.isArray(data)) {
    const patched = data.map((item) => withFavourite(item, propertyId, isFavourite));
    return patched.some((item, place) => item !== data[place]) ? (patched as Data) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('Favorites' in data && 'id' in data && data.id === propertyId) {
    return { ...data, Favorites: isFavourite ? [{ propertyId }] : [] };
  }
  let patched: Data = data;
  for (const [key, value] of Object.entries(data)) {
    const next = withFavourite(value, propertyId, isFavourite);
    if (next !== value) patched = { ...patched, [key]: next };
  }
  return patched;
}

/**
 * Sets a property as favourite or not in every cached query with cards. Their fetch times stay
 * unchanged.
 */
export function patchFavourite(client: QueryClient, propertyId: number, isFavourite: boolean): void {
  for (const query of client.getQueryCache().findAll({ queryKey: [PROPERTIES_SCOPE] })) {
    const { data, dataUpdatedAt } = query.state;
    const patched = withFavourite(data, propertyId, isFavourite);
    if (patched !== data) client.setQueryData(query.queryKey, patched, { updatedAt: dataUpdatedAt });
  }
}

/**
 * The same while fetches are pending, whose answers were made before the change. Cancels those with
 * cached data; a first load continues, so that the screen shows something. Returns a function that
 * refetches all of them once the server has made the change.
 */
export async function overtakeAnswers(
  client: QueryClient,
  propertyId: number,
  isFavourite: boolean,
): Promise<() => Promise<void>> {
  const queryKey = [PROPERTIES_SCOPE];
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const overtaken = new Set(underWay.map(({ queryHash }) => queryHash));
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  patchFavourite(client, propertyId, isFavourite);
  return async () => {
    if (overtaken.size === 0) return;
    const filters = {
      queryKey,
      predicate: ({ queryHash }: { queryHash: string }) => overtaken.has(queryHash),
    };
    // A first load that is still under way would be awaited, not restarted.
    await client.cancelQueries(filters);
    await client.invalidateQueries(filters);
  };
}
