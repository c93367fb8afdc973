import { createHash, timingSafeEqual } from 'node:crypto';
import fp from 'fastify-plugin';
import type { DatabaseHandle } from '../db/database.ts';
import { createHistogram, EXPOSITION_TYPE, type Family, toExposition } from '../metrics/exposition.ts';
import type { JobFigures } from '../metrics/job-figures.ts';
import { watchProcess } from '../metrics/process-figures.ts';
import { queueFamilies } from '../metrics/queue-figures.ts';

interface MetricsOptions {
  /** The bearer token that a client must send; null: /metrics is not served. */
  token: string | null;
  database: DatabaseHandle;
  jobs: JobFigures;
}

const METRICS_PATH = '/metrics';
const BOUNDS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Compares in constant time. */
function isSame(received: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(token));
}

function databaseFamily(database: DatabaseHandle): Family[] {
  const counts = database.connections?.();
  if (!counts) return [];
  const samples = Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
  const { isUsed, lagSeconds } = database.replica?.state() ?? {};
  return [
    ...(isUsed === undefined || lagSeconds === undefined
      ? []
      : [
          {
            name: 'rukn_replica_used',
            help: 'Whether public reads go to the replica: 0 while it is gone or late',
            type: 'gauge' as const,
            samples: [{ value: Number(isUsed) }],
          },
          {
            name: 'rukn_replica_lag_seconds',
            help: 'How far the replica was behind the primary when it was last seen',
            type: 'gauge' as const,
            samples: [{ value: Number.isFinite(lagSeconds) ? lagSeconds : -1 }],
          },
        ]),
    {
      name: 'rukn_database_connections',
      help: 'Connections of the pool by state, and requests that wait for one',
      type: 'gauge',
      samples,
    },
  ];
}

/**
 * Queue lengths, and whether the database answered: if it did not, the scrape reports that instead
 * of failing.
 */
async function fromDatabase(database: DatabaseHandle): Promise<Family[]> {
  const up = (value: number): Family => ({
    name: 'rukn_database_up',
    help: 'Whether the database answered this scrape',
    type: 'gauge',
    samples: [{ value }],
  });
  try {
    return [up(1), ...(await queueFamilies(database.db))];
  } catch {
    return [up(0)];
  }
}

/**
 * `GET /metrics` for Prometheus: requests by route, the event loop, the pool, jobs and queues. What
 * it shows is private, so without the token the path is 404.
 */
export const metricsPlugin = fp<MetricsOptions>(async (app, { token, database, jobs }) => {
  if (token === null) return;
  const requests = createHistogram({
    name: 'rukn_http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took',
    bounds: BOUNDS_SECONDS,
  });
  const watched = watchProcess();
  app.addHook('onClose', async () => watched.stop());
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    // Event streams last as long as the client stays connected.
    if (route.startsWith('/events/')) return;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  const hidden = { schema: { hide: true }, exposeHeadRoute: false, config: { isUnlisted: true } } as const;
  app.get(METRICS_PATH, hidden, async (request, reply) => {
    const [, received = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(received, token)) return reply.callNotFound();
    const families = [
      requests.family(),
      ...watched.families(),
      ...databaseFamily(database),
      ...jobs.families(),
      ...(await fromDatabase(database)),
    ];
    return reply.header('cache-control', 'no-store').type(EXPOSITION_TYPE).send(toExposition(families));
  });
});
