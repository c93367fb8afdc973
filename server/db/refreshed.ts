interface Refreshed<Value> {
  /** What is known, however old; asks anew in the background once it is older than the time to live. */
  current: () => Value | null;
  /** Settles once nothing is asked any more. */
  settled: () => Promise<void>;
}

/**
 * Keeps one answer that is slow to find, so that nobody but the first waits for it, and not even he where it
 * was asked for beforehand: `current` never waits. Null until the first answer has come. A failure leaves
 * the last answer in place and is told to `onFailure`.
 */
export function refreshed<Value>(
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
