import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { loggableError } from '../http/database-error.ts';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Fastify's logger settings. Headers, bodies and query texts are never logged; the redaction is a
 * second defence, for code that logs a request or a header by mistake.
 */
export function loggerOptions(config: Config, stream?: LogStream): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    ...(stream && { stream }),
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => loggableError(error) as ReturnType<typeof loggableError> & { stack: string },
    },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'session-token',
        'device-token',
        'token',
        'password',
        'cvv',
        'code',
      ].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`, `*.body["${name}"]`]),
      censor: '[private]',
    },
  };
}

/** Generated here: a client could otherwise choose another request's id and mislead the log. */
export function newRequestId(): string {
  return randomUUID();
}

/**
 * Logs one line per request: id, method, route pattern, status and time in ms; returns the id in
 * `x-request-id`.
 */
export const loggingPlugin = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = null } = request.routeOptions;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Health checks and scrapes come every few seconds and say nothing new.
    const isRoutine = route === '/healthz' || route === '/readyz' || route === '/metrics';
    request.log[isRoutine ? 'debug' : 'info'](line, 'answered');
  });
});
