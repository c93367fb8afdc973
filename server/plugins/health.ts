import fp from 'fastify-plugin';
import { toErrorBody } from '../../contract/errors.ts';
import type { DatabaseHandle } from '../db/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /readyz returns 503, while open requests are finished. */
    startDraining: () => void;
  }
}

const PING_TIMEOUT_MS = 2_000;

async function isAnswering(database: DatabaseHandle): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PING_TIMEOUT_MS, false);
  });
  try {
    const answered = database.ping().then(
      () => true,
      () => false,
    );
    return await Promise.race([answered, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz`: the process is alive. `/readyz`: it may take traffic; else 503 with the reason. */
export const healthPlugin = fp<{ database: DatabaseHandle }>(async (app, { database }) => {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = isDraining ? 'draining' : (await isAnswering(database)) ? null : 'database';
    if (reason === null) return reply.send({ status: 'ready' });
    return reply.code(503).send({ ...toErrorBody('serviceUnavailable', request.language), reason });
  });
});
