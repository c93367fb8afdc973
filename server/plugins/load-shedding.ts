import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';
import { isCounted } from './limits.ts';
import { hasBody } from './time-limits.ts';

/**
 * Requests that one process works on at once; a few milliseconds each, so that the last one waits
 * about a second. More only wait longer, until nobody waits for the answer.
 */
const AT_ONCE = { others: 200, money: 400 };
/** Seconds; drawn, so that clients do not all return at once. */
const RETRY_AFTER = { least: 2, most: 5 };
const WARN_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts among those under way. */
    isUnderWay: boolean;
  }
}

/** Calls that move money or book, and the gateway's own: what a person has begun can be ended. */
function isMoney({ routeOptions, url }: FastifyRequest): boolean {
  return (
    routeOptions.config.endpoint?.idempotent === true || /^\/(?:api\/)?(?:payments|webhooks)\//.test(url)
  );
}

const retryAfter = () =>
  String(RETRY_AFTER.least + Math.floor(Math.random() * (RETRY_AFTER.most - RETRY_AFTER.least + 1)));

/**
 * Refuses requests with 503 and Retry-After while too many are under way; money and bookings are
 * taken for longer. Only our part counts, from the arrival of the body to the answer: slow clients
 * must not use up the room of others.
 */
export const loadSheddingPlugin = fp<{ atOnce?: typeof AT_ONCE }>(async (app, { atOnce = AT_ONCE }) => {
  let underWay = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.decorateRequest('isUnderWay', false);

  function begin(request: FastifyRequest): void {
    if (request.isUnderWay || !isCounted(request)) return;
    request.isUnderWay = true;
    underWay += 1;
  }
  function end(request: FastifyRequest): void {
    if (!request.isUnderWay) return;
    request.isUnderWay = false;
    underWay -= 1;
  }

  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    const isFull = underWay >= (isMoney(request) ? atOnce.money : atOnce.others);
    if (!isFull) {
      if (!hasBody(request)) begin(request);
      return;
    }
    if (performance.now() - warnedAt > WARN_EVERY_MS) {
      warnedAt = performance.now();
      request.log.warn({ underWay }, 'too many requests at once: some are refused');
    }
    throw new ApiError('serviceUnavailable', { headers: { 'retry-after': retryAfter() } });
  });
  app.addHook('preValidation', async (request) => begin(request));
  // A client may take its time to read the answer, and an event stream never ends.
  app.addHook('onSend', async (request) => end(request));
  app.addHook('onResponse', async (request) => end(request));
});
