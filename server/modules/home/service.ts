import { HOME_SECTION_SIZE } from '../../../contract/limits.ts';
import type { ListQuery } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { ttlCache } from '../../db/ttl-cache.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { nearestCity, type Position } from '../places/repository.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { buildListIdsQuery, buildNearbyIdsQuery } from '../properties/queries.ts';
import { listTypes } from '../properties/repository.ts';
import { findNextViewing } from '../viewings/repository.ts';
import { countPublic, listBusiestNeighborhoods } from './repository.ts';

/** Counts over all listings may be a minute old. */
const REMEMBER_MS = 60_000;

/** Loads the home screen around a position; caches the parts that are slow to count, by `reads`. */
export function createHome(reads: Database, clock: Clock) {
  const busiestNeighborhoods = ttlCache(REMEMBER_MS, (cityId: number) =>
    listBusiestNeighborhoods(reads, cityId),
  );
  const publicCount = ttlCache(REMEMBER_MS, (_everything: 'all') => countPublic(reads));
  const newest = async (db: Database, filters: ListQuery) =>
    (await buildListIdsQuery(db, filters, { size: HOME_SECTION_SIZE })).map(({ id }) => id);

  async function cityAround(db: Database, position: Position) {
    const city = await nearestCity(db, position);
    // Without reference data the home screen can't work.
    if (!city) throw new ApiError('serviceUnavailable');
    return { city, neighborhoods: await busiestNeighborhoods(city.id) };
  }

  async function gather(db: Database, position: Position, personId: number | null) {
    const [around, nearby, featured, families, singles, types, propertiesCount, next] = await Promise.all([
      cityAround(db, position),
      buildNearbyIdsQuery(db, { position, size: HOME_SECTION_SIZE }),
      newest(db, { isFeatured: true }),
      newest(db, { propertyType: 'families' }),
      newest(db, { propertyType: 'singles' }),
      listTypes(db),
      publicCount('all'),
      personId === null ? null : findNextViewing(db, personId, clock.now()),
    ]);
    const nearbyIds = nearby.map(({ id }) => id);
    // A listing may be in several sections; it is loaded once.
    const viewed = next ? [next.propertyId] : [];
    const ids = [...new Set([...viewed, ...nearbyIds, ...featured, ...families, ...singles])];
    const rows = await loadCardRows(db, ids, personId);
    const rowById = new Map(rows.map((row) => [row.id, row]));
    const pick = (wanted: number[]) => wanted.flatMap((id) => rowById.get(id) ?? []);
    const viewedRow = next && rowById.get(next.propertyId);
    return {
      ...around,
      nextViewing: viewedRow ? { viewing: next, row: viewedRow } : null,
      types,
      propertiesCount,
      distances: new Map(nearby.map(({ id, distance }) => [id, Number(distance)])),
      nearYou: pick(nearbyIds),
      featured: pick(featured),
      families: pick(families),
      singles: pick(singles),
    };
  }

  function forgetCounts(): void {
    busiestNeighborhoods.forget();
    publicCount.forget();
  }

  return { gather, forgetCounts };
}

export type HomeRows = Awaited<ReturnType<ReturnType<typeof createHome>['gather']>>;
