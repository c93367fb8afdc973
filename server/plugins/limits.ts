import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

/** What costs work: calls of the API, its events, the two ways by which payments end, pictures of links and sitemaps. */
const COUNTED = /^\/(?:(?:api|events|payments|webhooks|og|sitemaps)\/|sitemap\.xml)/;

interface LimitOptions {
  /** API calls from one address within a minute. Generous: a mobile network puts many behind one. */
  requestsPerMinute: number;
}

/**
 * At most so many API calls from one address a minute, counted in memory before anything costs work.
 * Files, pages and health checks are not counted.
 */
export const limitsPlugin = fp<LimitOptions>(async (app, { requestsPerMinute }) => {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !COUNTED.test(request.url),
    errorResponseBuilder: () => new ApiError('tooManyRequests'),
  });
  app.addHook('onRequest', app.rateLimit());
});

/** Brotli at a level that is quicker than the network, else gzip; requests are never unpacked. */
export const compressionPlugin = fp(async (app) => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
  });
});
