import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { LANGUAGE_HEADER, SESSION_HEADER } from '../../contract/language.ts';

/**
 * Public answers may be cached and must be revalidated; a signed-in user's hold their favourites,
 * so only their own browser may cache them. Private answers are cached nowhere.
 */
function cacheControl(endpoint: EndpointDefinition, isSignedIn: boolean): string {
  if (endpoint.cache !== 'public' || endpoint.auth !== 'public' || endpoint.method !== 'GET') {
    return 'private, no-store';
  }
  return isSignedIn ? 'private, no-cache' : 'no-cache';
}

/** Weak, as the bytes differ by compression. */
function weakEtag(payload: string): string {
  return `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((part) => part.trim() === etag || part.trim() === '*') ?? false;
}

/** Cache headers of API answers, and 304 where the caller has the same answer already. */
export const cachingPlugin = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (!endpoint) return payload;
    // Without access these paths must look as if they did not exist: no extra headers either.
    if (endpoint.auth === 'operator' && reply.statusCode !== 200) return payload;
    reply.header(
      'vary',
      [reply.getHeader('vary'), LANGUAGE_HEADER, SESSION_HEADER].filter(Boolean).join(', '),
    );
    if (reply.statusCode !== 200) return payload;
    // A handler that adds private data to a public answer has set its own header.
    const own = reply.getHeader('cache-control');
    const control = typeof own === 'string' ? own : cacheControl(endpoint, request.person !== null);
    reply.header('cache-control', control);
    if (control.includes('no-store') || typeof payload !== 'string') return payload;
    const etag = weakEtag(payload);
    reply.header('etag', etag);
    if (!matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
});
