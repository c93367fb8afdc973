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
 * How an answer with such addresses may be kept. Without a configured origin any client's Host
 * header stands in it: no cache may give it to others.
 */
export const originCaching = (publicUrl: string | null, shared: string): string =>
  publicUrl ? shared : 'private, no-cache';
