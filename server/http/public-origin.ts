import type { FastifyRequest } from 'fastify';

/**
 * The origin of public addresses, without a slash at the end: the configured one, else the host
 * that the request names. Behind a trusted proxy (TRUST_PROXY) its host and protocol headers count.
 */
export function publicOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const requested = `${request.protocol}://${request.host}`;
  return URL.canParse(requested) ? new URL(requested).origin : 'http://localhost';
}

/**
 * The cache-control of a response that contains such URLs. Without a configured origin they contain
 * the client's Host header, so no shared cache may store the response.
 */
export const originCaching = (publicUrl: string | null, shared: string): string =>
  publicUrl ? shared : 'private, no-cache';
