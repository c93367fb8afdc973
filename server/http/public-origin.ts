import type { FastifyRequest } from 'fastify';

/**
 * The origin of addresses that are told to the public, without a slash at the end: the configured one, else the host
 * that the request names. Behind a proxy that is trusted (TRUST_PROXY) what it says of host and protocol counts.
 */
export function publicOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const asked = `${request.protocol}://${request.host}`;
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
