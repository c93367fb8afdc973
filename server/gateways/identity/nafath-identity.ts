import { z } from 'zod';
import { createProviderCalls } from '../../lib/circuit.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { IdentityBusyError, type IdentityGateway, type IdentityStatus } from './identity-gateway.ts';

interface NafathSettings {
  /** The account's base URL at Elm, without a trailing slash. */
  url: string;
  appId: string;
  appKey: string;
  /** The service's name under which the account is registered, such as Login. */
  service: string;
}

const started = z.object({ transId: z.string().min(1), random: z.union([z.string().min(1), z.int()]) });
const standing = z.object({ status: z.enum(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) });
const failure = z.object({ code: z.string().optional(), message: z.string().optional() });

const STATUSES: Record<z.infer<typeof standing>['status'], IdentityStatus> = {
  WAITING: 'pending',
  COMPLETED: 'approved',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
};
/** Error code: the user has an open check already. */
const ONE_AT_A_TIME = '400-034-050';

/**
 * Nafath, the national identity service, through Elm's MFA API (docs/decisions/0004 names the
 * source of its format): the app shows a number, the user picks it in Nafath's app, and the server
 * polls the status.
 */
export function createNafathIdentity(
  settings: NafathSettings,
  fetcher: typeof fetch = fetch,
): IdentityGateway {
  const callNafath = createProviderCalls('Nafath');
  const post = (path: string, body: object) =>
    callNafath({
      url: `${settings.url}/api/v1/mfa/${path}`,
      headers: {
        'content-type': 'application/json;charset=utf-8',
        'APP-ID': settings.appId,
        'APP-KEY': settings.appKey,
      },
      body: JSON.stringify(body),
      fetch: fetcher,
    });

  return {
    async start(identity, requestId) {
      const query = new URLSearchParams({ local: 'ar', requestId });
      const { status, answer } = await post(`request?${query}`, {
        nationalId: identity,
        service: settings.service,
      });
      const parsed = started.safeParse(answer);
      if (status >= 200 && status < 300 && parsed.success) {
        const { transId, random } = parsed.data;
        return { identity, transactionId: transId, randomNumber: String(random) };
      }
      const code = failure.safeParse(answer).data?.code ?? 'unreadable';
      if (code === ONE_AT_A_TIME) throw new IdentityBusyError();
      throw new ProviderError(`Nafath opened no check: HTTP ${status}, ${code}`);
    },
    async status({ identity, transactionId, randomNumber }) {
      const { status, answer } = await post('request/status', {
        nationalId: identity,
        transId: transactionId,
        random: randomNumber,
      });
      const parsed = standing.safeParse(answer);
      if (status >= 200 && status < 300 && parsed.success) return STATUSES[parsed.data.status];
      const code = failure.safeParse(answer).data?.code ?? 'unreadable';
      throw new ProviderError(`Nafath told no status: HTTP ${status}, ${code}`);
    },
  };
}
