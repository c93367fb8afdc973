import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs work that a request does not wait for, so that its response time reveals nothing. Logs a
 * failure under the work's name.
 */
export function createBackground(log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>();
  return {
    run(name: string, work: () => Promise<void>): void {
      const running = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    /** Resolves when everything that was begun has ended. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
