import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family } from './exposition.ts';

const RESOLUTION_MS = 20;
const NS_PER_SECOND = 1e9;

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Watches this process from now on; answers how to read its figures, and how to stop. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  /** Seconds that a turn of the event loop was late, since the last scrape. */
  function loopDelay(): Family {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / NS_PER_SECOND - RESOLUTION_MS / 1000);
    const samples = [
      { labels: { quantile: '0.5' }, value: late(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: late(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: late(delay.max) },
    ];
    delay.reset();
    return {
      name: 'rukn_event_loop_delay_seconds',
      help: 'How late turns of the event loop were since the last scrape',
      type: 'gauge',
      samples,
    };
  }

  return {
    families(): Family[] {
      const { user, system } = process.cpuUsage();
      const memory = process.memoryUsage();
      return [
        loopDelay(),
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time used, user and system',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_resident_memory_bytes', 'Memory held', memory.rss),
        gauge('nodejs_heap_used_bytes', 'Memory that JavaScript uses', memory.heapUsed),
        gauge('process_start_time_seconds', 'When the process started, in Unix time', startedAt),
      ];
    },
    stop: () => delay.disable(),
  };
}
