import type { Family } from './exposition.ts';

interface Turn {
  isFine: boolean;
  seconds: number;
}

interface Known {
  fine: number;
  failed: number;
  lastSeconds: number;
  /** Unix time of the last turn that failed at nothing; null before the first. */
  lastFine: number | null;
}

/** What the jobs of this process have done so far. */
export function createJobFigures(now: () => number = Date.now) {
  const jobs = new Map<string, Known>();
  const each = (pick: (known: Known) => number | null) =>
    [...jobs].flatMap(([job, known]) => {
      const value = pick(known);
      return value === null ? [] : [{ labels: { job }, value }];
    });

  return {
    note(job: string, { isFine, seconds }: Turn): void {
      const known = jobs.get(job) ?? { fine: 0, failed: 0, lastSeconds: 0, lastFine: null };
      jobs.set(job, known);
      known.lastSeconds = seconds;
      if (isFine) {
        known.fine += 1;
        known.lastFine = now() / 1000;
      } else known.failed += 1;
    },
    families(): Family[] {
      return [
        {
          name: 'rukn_job_runs_total',
          help: 'Turns of a job by how they ended',
          type: 'counter',
          samples: [...jobs].flatMap(([job, { fine, failed }]) => [
            { labels: { job, result: 'done' }, value: fine },
            { labels: { job, result: 'failed' }, value: failed },
          ]),
        },
        {
          name: 'rukn_job_last_success_timestamp_seconds',
          help: 'When a job last failed at nothing, in Unix time',
          type: 'gauge',
          samples: each(({ lastFine }) => lastFine),
        },
        {
          name: 'rukn_job_last_duration_seconds',
          help: 'How long the last turn of a job took',
          type: 'gauge',
          samples: each(({ lastSeconds }) => lastSeconds),
        },
      ];
    },
  };
}

export type JobFigures = ReturnType<typeof createJobFigures>;
