import type { FastifyBaseLogger } from 'fastify';

interface Job {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
  log: FastifyBaseLogger;
}

/**
 * Does a job now and then, never twice at once; a failure is logged, and the next turn tries again. Answers
 * how to stop: it resolves when nothing of the job is under way any more.
 */
export function runEvery({ name, everyMs, work, log }: Job): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= work()
      .then(() => {})
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
