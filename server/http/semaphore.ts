/**
 * Runs at most `atOnce` tasks at once; the others wait in order. For work that needs much CPU or
 * memory.
 */
export function createSemaphore(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function withPermit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
