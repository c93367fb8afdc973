/** There are too many before this one: its work was not begun. */
export class NoPermitError extends Error {
  override readonly name = 'NoPermitError';
}

interface Rules {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Those that may wait, in all and of one person; each holds what it works on in memory. */
  waiting: number;
  waitingEach: number;
  /** One that has waited for so long is given up. */
  waitMs: number;
}

/**
 * A semaphore for work that users ask for: one piece of each waiting user in turn, so that one
 * user's hundred pieces keep others waiting for only one. Fails with NoPermitError.
 */
export function createFairSemaphore({ atOnce, waiting: most, waitingEach, waitMs }: Rules) {
  let free = atOnce;
  let waiting = 0;
  /** Those who wait, the next to have a turn first. */
  const lines = new Map<number, Set<() => void>>();

  function take(who: number, enter: () => void): void {
    const line = lines.get(who);
    if (!line?.delete(enter)) return;
    waiting -= 1;
    lines.delete(who);
    if (line.size > 0) lines.set(who, line);
  }

  function leave(): void {
    const [next] = lines;
    const [enter] = next?.[1] ?? [];
    if (!next || !enter) {
      free += 1;
      return;
    }
    take(next[0], enter);
    enter();
  }

  function turnOf(who: number): Promise<void> {
    const line = lines.get(who) ?? new Set();
    if (waiting >= most || line.size >= waitingEach) throw new NoPermitError('Too many wait');
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        take(who, enter);
        reject(new NoPermitError('Waited too long'));
      }, waitMs);
      lines.set(who, line.add(enter));
      waiting += 1;
    });
  }

  return async function withPermit<Result>(who: number, work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await turnOf(who);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
