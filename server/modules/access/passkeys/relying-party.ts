import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { publicOrigin } from '../../../http/public-origin.ts';

/** What passkeys belong to: a domain, and the one origin from which they may be used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of PUBLIC_URL. Without that setting only localhost is one: a Host header is the
 * client's own word. Throws passkeyUnavailable elsewhere, and on an IP address, where browsers have
 * no passkeys.
 */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string | null): RelyingParty {
  const { hostname, origin } = new URL(publicOrigin(request, publicUrl));
  const isDomain = !hostname.startsWith('[') && !isIP(hostname);
  if (publicUrl ? !isDomain : hostname !== 'localhost') throw new ApiError('passkeyUnavailable');
  return { id: hostname, origin };
}
