import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

/**
 * Paths that cost work: API calls, events, the gateway's returns and webhooks, preview pictures and
 * sitemaps.
 */
const COUNTED = /^\/(?:(?:api|events|payments|webhooks|og|sitemaps)\/|sitemap\.xml)/;

/** The route of all pages; rendering one takes several API calls. */
const PAGE_ROUTE = '/*';

/**
 * Header that marks the page renderer's calls within this process; clients can't guess it. The page
 * itself counts for its user; all renderer calls share one address.
 */
export const rendererHeaders = { 'x-page-renderer': randomUUID() };

/** Whether the request costs work; the page renderer's own calls belong to their page. */
export function isCounted({ url, headers, routeOptions }: FastifyRequest): boolean {
  if (headers['x-page-renderer'] === rendererHeaders['x-page-renderer']) return false;
  return COUNTED.test(url) || routeOptions.url === PAGE_ROUTE;
}

interface LimitOptions {
  /**
   * API calls and pages from one address per minute. Generous: many users of a mobile network share
   * one address.
   */
  requestsPerMinute: number;
}

/**
 * Limits API calls and pages per address and minute, counted in memory before other work. Files and
 * health checks are not counted.
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
