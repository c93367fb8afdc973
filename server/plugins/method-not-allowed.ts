import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A path that is hidden from callers without access: 404 by every method, never 405. */
    isUnlisted?: true;
  }
  interface FastifyInstance {
    /** Methods that exist for the request's path; empty if it has none. */
    methodsAt: (request: FastifyRequest) => string[];
  }
}

function toPattern(url: string): RegExp {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Records the methods of each path, to return 405 rather than 404: the router looks up a path
 * within one method only. Paths with wildcards are files and pages, which return 404. So do the
 * operators' paths, which a 405 would reveal.
 */
export const methodNotAllowedPlugin = fp(async (app) => {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.includes('*') || config?.endpoint?.auth === 'operator' || config?.isUnlisted) return;
    const entry = known.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  app.decorate('methodsAt', (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...known.values()].flatMap((entry) =>
      entry.pattern.test(path) ? [...entry.methods] : [],
    );
    return [...new Set(methods)].sort();
  });
});
