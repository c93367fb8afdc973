import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the answer, where the route's own work takes longer than others'. */
    answerMs?: number;
  }
  interface FastifyRequest {
    timing: Timing;
  }
}

interface Timing {
  timer?: NodeJS.Timeout;
  /** What is left for the answer. */
  leftMs: number;
  /** When the part that is running now began; null while the body is on its way. */
  since: number | null;
  /** The refusal is on its way: what else comes of this request is too late. */
  isOver: boolean;
  isAnswered: boolean;
}

interface Limits {
  /** For our part: from the moment that the request is routed, while its body arrives left out. */
  answerMs: number;
  /** For the body to arrive, on the slowest network that we want to serve. */
  bodyMs: number;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(reply: FastifyReply, error: ApiError): void {
  if (reply.sent) return;
  reply.request.timing.isOver = true;
  // A stream has begun: the client can only learn that it is not whole.
  if (reply.raw.headersSent) reply.raw.destroy(error);
  else reply.send(error);
}

/**
 * Bounds how long a request may take, all its hooks included: our part and the sender's part are
 * two limits. Fastify's own (`handlerTimeout`) runs while the body arrives, and so blames us for a
 * slow network.
 */
export const timeLimitsPlugin = fp<Limits>(async (app, { answerMs, bodyMs }) => {
  app.decorateRequest('timing');

  function run(request: FastifyRequest, reply: FastifyReply): void {
    const { timing } = request;
    if (timing.isOver) return;
    timing.since = performance.now();
    timing.timer = setTimeout(() => refuse(reply, new ApiError('timedOut')), timing.leftMs);
  }

  app.addHook('onRequest', async (request, reply) => {
    const leftMs = request.routeOptions.config.answerMs ?? answerMs;
    request.timing = { leftMs, since: null, isOver: false, isAnswered: false };
    run(request, reply);
  });

  app.addHook('preParsing', async (request, reply) => {
    const { timing } = request;
    if (!hasBody(request) || timing.isOver) return;
    clearTimeout(timing.timer);
    timing.leftMs -= performance.now() - (timing.since ?? 0);
    timing.since = null;
    timing.timer = setTimeout(() => {
      // The connection closes without the rest of the body.
      reply.header('connection', 'close');
      refuse(reply, new ApiError('tooSlow'));
    }, bodyMs);
  });

  app.addHook('preValidation', async (request, reply) => {
    if (request.timing.since !== null) return;
    clearTimeout(request.timing.timer);
    run(request, reply);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    const { timing } = request;
    // A second answer would be written after the first's end, which ends the process.
    if (timing?.isOver && timing.isAnswered) return;
    if (timing) timing.isAnswered = timing.isOver;
    done(null, payload);
  });

  app.addHook('onResponse', async ({ timing }) => clearTimeout(timing?.timer));
});
