import type { FastifyBaseLogger } from 'fastify';
import type { JobFigures } from '../metrics/job-figures.ts';

interface Job {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
  log: FastifyBaseLogger;
  figures: JobFigures;
}

/**
 * Does a job now and then, never twice at once; a failure is logged, and the next turn tries again. Answers
 * how to stop: it resolves when nothing of the job is under way any more.
 */
export function runEvery({ name, everyMs, work, log, figures }: Job): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = () => {
    if (running) return;
    const startedAt = performance.now();
    const note = (isFine: boolean) =>
      figures.note(name, { isFine, seconds: (performance.now() - startedAt) / 1000 });
    running = work()
      .then(() => note(true))
      .catch((error: unknown) => {
        note(false);
        log.error({ err: error, job: name }, 'a job failed');
      })
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
