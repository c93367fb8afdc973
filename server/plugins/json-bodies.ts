import fp from 'fastify-plugin';

/**
 * JSON is the only body type that every call accepts. An empty body counts as none, since many
 * clients always send the content type; keys that could change an object's prototype are refused.
 */
export const jsonBodiesPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
});
