/**
 * Lets so many pieces of work run at once; others wait for their turn, in their order. For work
 * that fills processors or memory.
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
