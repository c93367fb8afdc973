import type { FastifyBaseLogger } from 'fastify';
import type { PushGateway } from './push-gateway.ts';
import { isPushService } from './push-services.ts';

/**
 * Browsers need a key to subscribe. This one has no private key, so nothing can be sent with it.
 */
const KEY_OF_NOBODY =
  'BOK22M9UJYNHCJdztp1nTTloFPSbh7LOPmdBQD2dn1ZPYqenfDfA3qF1U5Co6Y0zP-I6-4AL50iMB3mTAfbuBvY';

/** Sends nothing: logs the service and the options, but not the content or the receiver. */
export function createSandboxPush(
  log: Pick<FastifyBaseLogger, 'info'>,
  addedServices: readonly string[] = [],
): PushGateway {
  return {
    publicKey: KEY_OF_NOBODY,
    isSandbox: true,
    mayCall: (endpoint) => isPushService(endpoint, addedServices),
    async send({ endpoint }, { payload, ttlSeconds, urgency }) {
      const facts = {
        service: new URL(endpoint).host,
        bytes: Buffer.byteLength(payload),
        ttlSeconds,
        urgency,
      };
      log.info(facts, 'a push that the sandbox keeps');
      return { kind: 'sent' };
    },
  };
}
