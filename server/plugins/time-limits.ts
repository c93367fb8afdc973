import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the limit for a route with longer work. */
    answerMs?: number;
  }
  interface FastifyRequest {
    timing: Timing;
  }
}

interface Timing {
  timer?: NodeJS.Timeout;
  /** Time left for our part. */
  leftMs: number;
  /** When our current part began; null while the body arrives. */
  since: number | null;
  /** The request was refused: later results are dropped. */
  isOver: boolean;
  isAnswered: boolean;
}

interface Limits {
  /** For our part: from routing on, without the time in which the body arrives. */
  answerMs: number;
  /** For the body to arrive, on the slowest network that we want to serve. */
  bodyMs: number;
}

/** Whether a body follows the headers. */
export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(reply: FastifyReply, error: ApiError): void {
  if (reply.sent) return;
  reply.request.timing.isOver = true;
  // A stream has begun: the client can only learn that it is incomplete.
  if (reply.raw.headersSent) reply.raw.destroy(error);
  else reply.send(error);
}

/**
 * Limits how long a request may take, hooks included, with separate limits for our part and the
 * client's. Fastify's own (`handlerTimeout`) runs while the body arrives, and so counts a slow
 * network as our delay.
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
    // Drops the second response: written after the first one's end, it would crash the process.
    if (timing?.isOver && timing.isAnswered) return;
    if (timing) timing.isAnswered = timing.isOver;
    done(null, payload);
  });

  app.addHook('onResponse', async ({ timing }) => clearTimeout(timing?.timer));
});
