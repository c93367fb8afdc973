import { finished } from 'node:stream/promises';
import fp from 'fastify-plugin';

/** nginx's limit (deploy/nginx.conf): no photograph is larger; a larger body is cut off at once. */
const HEARD_OUT_BYTES = 16 * 1024 * 1024;

/**
 * Reads and drops a body beyond its route's limit to its end, before the framework refuses it and
 * closes the connection. Closed in the middle, the refusal may be lost with what was still on its
 * way: a browser then reports a broken connection, and nginx answers 502.
 */
export const oversizedBodiesPlugin = fp(async (app) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const bytes = Number(request.headers['content-length']);
    if (!(bytes > request.routeOptions.bodyLimit && bytes <= HEARD_OUT_BYTES)) return;
    payload.resume();
    // A client that disconnects meanwhile wants no answer.
    await finished(payload).catch(() => undefined);
  });
});
