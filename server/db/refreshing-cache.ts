interface Refreshed<Value> {
  /** The last value, however old; refetched in the background once older than the time to live. */
  current: () => Value | null;
  /** Resolves once no fetch is running. */
  settled: () => Promise<void>;
}

/**
 * Caches one value that is slow to find. `current` never waits: it is null until the first fetch
 * ends. A failure keeps the last value and calls `onFailure`.
 */
export function refreshingCache<Value>(
  ttlMs: number,
  find: () => Promise<Value>,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): Refreshed<Value> {
  let known: Value | null = null;
  let until = 0;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      known = await find();
    } catch (error) {
      onFailure(error);
    } finally {
      until = now() + ttlMs;
      asking = null;
    }
  };
  return {
    current() {
      if (!asking && now() >= until) asking = ask();
      return known;
    },
    settled: async () => {
      await asking;
    },
  };
}
