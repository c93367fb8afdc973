import { finished } from 'node:stream/promises';
import fp from 'fastify-plugin';

/** nginx's limit (deploy/nginx.conf): no photograph is larger; a larger body is cut off at once. */
const HEARD_OUT_BYTES = 16 * 1024 * 1024;

/**
 * Reads and drops a body that exceeds its route's limit, before the framework refuses it and closes
 * the connection. If it closed while the body arrives, the response could be lost: browsers then
 * report a broken connection, and nginx returns 502.
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
