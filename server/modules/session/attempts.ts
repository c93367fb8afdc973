interface AttemptLimits {
  /** Failures that are allowed within the window; the next attempt is refused. */
  limit: number;
  windowMs: number;
  /** Keys that are remembered at once; beyond it the one whose last attempt is oldest is forgotten. */
  capacity: number;
  now?: () => number;
}

/**
 * Counts failed attempts by key within a sliding window. An attempt counts from its beginning, so that
 * a hundred at once are not all let through, and is taken back when it succeeds.
 *
 * Kept in memory: a restart forgets it, and each server of several counts its own. That loosens the
 * limit a little; a row in the database for every wrong guess would let a guesser fill the disk.
 */
export function createAttemptCounter({ limit, windowMs, capacity, now = Date.now }: AttemptLimits) {
  const attempts = new Map<string, number[]>();

  function recent(key: string): number[] {
    return (attempts.get(key) ?? []).filter((at) => at > now() - windowMs);
  }

  function remember(key: string, times: number[]): void {
    // Set anew, so that the map's order is the order of last attempts.
    attempts.delete(key);
    if (times.length > 0) attempts.set(key, times);
    const oldest = attempts.size > capacity ? attempts.keys().next().value : undefined;
    if (oldest !== undefined) attempts.delete(oldest);
  }

  return {
    /** Begins an attempt; answers the ms to wait where there were too many, else null. */
    begin(key: string): number | null {
      const times = recent(key);
      if (times.length >= limit) return (times[0] ?? 0) + windowMs - now();
      remember(key, [...times, now()]);
      return null;
    },
    /** The last attempt was no failure, after all. */
    takeBack(key: string): void {
      remember(key, recent(key).slice(0, -1));
    },
    /** Forgets every failure of a key. */
    clear(key: string): void {
      attempts.delete(key);
    },
  };
}

export type AttemptCounter = ReturnType<typeof createAttemptCounter>;
