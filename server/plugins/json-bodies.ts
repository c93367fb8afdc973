import fp from 'fastify-plugin';

/**
 * JSON is the one body type that every call understands. An empty one is as none, since many
 * clients name the type whatever they send; keys that would reach an object's prototype are
 * refused.
 */
export const jsonBodiesPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
});
