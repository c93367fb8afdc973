import { COUNT_CAP } from '../../../contract/limits.ts';

const KEEP_MS = 60_000;
const MOST = 100;

interface Counted {
  total: number;
}

/**
 * Caches the maps of wide searches by query for a minute: collecting a million listings takes some
 * tenths of a second, and the widest searches are the most frequent. Results small enough to be
 * counted exactly are never cached, so that a map always agrees with the list beside it. When full,
 * the oldest entry is evicted. `forget` clears the cache.
 */
export function createMapCache<Found extends Counted>(now: () => number = Date.now) {
  const maps = new Map<string, { map: Promise<Found>; until: number }>();
  function recent(key: string, find: () => Promise<Found>): Promise<Found> {
    const known = maps.get(key);
    if (known && known.until > now()) return known.map;
    const map = find();
    maps.delete(key);
    maps.set(key, { map, until: now() + KEEP_MS });
    if (maps.size > MOST) maps.delete(maps.keys().next().value as string);
    const drop = () => {
      if (maps.get(key)?.map === map) maps.delete(key);
    };
    map.then(({ total }) => {
      if (total <= COUNT_CAP) drop();
    }, drop);
    return map;
  }
  return Object.assign(recent, { forget: () => maps.clear() });
}
