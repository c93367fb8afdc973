/**
 * Caches what is slow to find and rarely changes, for `ttlMs` per key. Concurrent callers share one
 * promise; failures are not cached. `forget` clears the cache.
 */
export function ttlCache<Key, Value>(ttlMs: number, find: (key: Key) => Promise<Value>, now = Date.now) {
  const kept = new Map<Key, { until: number; value: Promise<Value> }>();
  function ask(key: Key): Promise<Value> {
    const known = kept.get(key);
    if (known && known.until > now()) return known.value;
    const value = find(key);
    kept.set(key, { until: now() + ttlMs, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }
  return Object.assign(ask, { forget: () => kept.clear() });
}
