import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PushAddress, PushGateway } from '../../gateways/push/push-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { isPointOfCurve } from './curve-point.ts';
import { dropSubscription, isSubscribed, replaceAddress, saveSubscription } from './repository.ts';

type Subscription = { endpoint: string; keys: Pick<PushAddress, 'p256dh' | 'auth'> };

/** A signed-in request always has a token. */
function tokenOf({ tokenHash }: FastifyRequest): string {
  if (tokenHash === null) throw new ApiError('sessionRequired');
  return tokenHash;
}

/**
 * Returns the browser's subscription once its push service is allowed and its key can be encrypted
 * for; throws otherwise.
 */
function addressOf(gateway: PushGateway, { endpoint, keys }: Subscription): PushAddress {
  if (!gateway.mayCall(endpoint)) throw new ApiError('pushServiceUnknown', { field: 'endpoint' });
  if (!isPointOfCurve(keys.p256dh)) throw new ApiError('pushKeysNotValid', { field: 'keys' });
  return { endpoint, ...keys };
}

/** Push subscriptions of users' devices (docs/decisions/0021-push.md). */
export async function pushModule(app: FastifyInstance, { gateway }: { gateway: PushGateway | null }) {
  app.endpoint('push.get', async ({ request, db }) => ({
    publicKey: gateway?.publicKey ?? null,
    isOn: gateway !== null && (await isSubscribed(db, tokenOf(request), gateway.publicKey)),
    isSandbox: gateway?.isSandbox ?? false,
  }));

  app.endpoint('push.save', async ({ body, language, request, db }) => {
    if (!gateway) throw new ApiError('pushUnavailable');
    const isSaved = await saveSubscription(db, {
      tokenHash: tokenOf(request),
      address: addressOf(gateway, body),
      serverKey: gateway.publicKey,
      language,
    });
    if (!isSaved) throw new ApiError('sessionEnded');
    return { success: true };
  });

  app.endpoint('push.drop', async ({ request, db }) => {
    await dropSubscription(db, tokenOf(request));
    return { success: true };
  });

  app.endpoint('push.renew', async ({ body: { old, ...subscription }, db }) => {
    if (!gateway) throw new ApiError('pushUnavailable');
    if (!(await replaceAddress(db, old, addressOf(gateway, subscription))))
      throw new ApiError('pushNotFound');
    return { success: true };
  });
}
