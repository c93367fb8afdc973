/** Thrown if too many tasks wait, or this one waited too long; it was not started. */
export class NoPermitError extends Error {
  override readonly name = 'NoPermitError';
}

interface Rules {
  /** Tasks that run at once. */
  atOnce: number;
  /** Limits of waiting tasks, in total and per user; each keeps its input in memory. */
  waiting: number;
  waitingEach: number;
  /** A task is refused after waiting this long. */
  waitMs: number;
}

/**
 * A semaphore that takes one task of each waiting user in turn, so that a user with a hundred tasks
 * delays each other user by only one. Throws NoPermitError.
 */
export function createFairSemaphore({ atOnce, waiting: most, waitingEach, waitMs }: Rules) {
  let free = atOnce;
  let waiting = 0;
  /** Waiting tasks by user; the next user in turn comes first. */
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
