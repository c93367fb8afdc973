import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

/**
 * What costs work: calls of the API, its events, the two ways by which payments end, pictures of
 * links and sitemaps.
 */
const COUNTED = /^\/(?:(?:api|events|payments|webhooks|og|sitemaps)\/|sitemap\.xml)/;

/** A page of the app: rendering one takes several calls. */
const PAGE_ROUTE = '/*';

/**
 * What the page renderer sends with its calls within this process, and no client can know: its
 * reader is counted by the page, where all pages' calls would share one address.
 */
export const rendererHeaders = { 'x-page-renderer': randomUUID() };

function isCounted({ url, headers, routeOptions }: FastifyRequest): boolean {
  if (headers['x-page-renderer'] === rendererHeaders['x-page-renderer']) return false;
  return COUNTED.test(url) || routeOptions.url === PAGE_ROUTE;
}

interface LimitOptions {
  /**
   * API calls and pages from one address within a minute. Generous: a mobile network puts many
   * behind one.
   */
  requestsPerMinute: number;
}

/**
 * At most so many API calls and pages from one address a minute, counted in memory before anything
 * costs work. Files and health checks are not counted.
 */
export const limitsPlugin = fp<LimitOptions>(async (app, { requestsPerMinute }) => {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !isCounted(request),
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
