import { finished } from 'node:stream/promises';
import fp from 'fastify-plugin';

/** What nginx lets through (deploy/nginx.conf): more than that is nobody's photograph, and is cut off at once. */
const HEARD_OUT_BYTES = 16 * 1024 * 1024;

/**
 * Lets whoever sends a body beyond its route's limit finish, and forgets what comes, before the framework refuses it
 * and closes the connection. Closed in the middle of it, the refusal may be lost with what was still on its way: a
 * browser then tells of a broken connection, and nginx answers 502 in our name.
 */
export const oversizedBodiesPlugin = fp(async (app) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const bytes = Number(request.headers['content-length']);
    if (!(bytes > request.routeOptions.bodyLimit && bytes <= HEARD_OUT_BYTES)) return;
    payload.resume();
    // Whoever goes away meanwhile wants no answer.
    await finished(payload).catch(() => undefined);
  });
});
