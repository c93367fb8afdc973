import { expect, it } from 'vitest';
import { ProviderError } from '../../lib/provider-error.ts';
import { IdentityBusyError } from './identity-gateway.ts';
import { createNafathIdentity } from './nafath-identity.ts';

/** The exchanges have the format of docs/decisions/0004. */
const settings = { url: 'https://nafath.example/stg', appId: 'our-id', appKey: 'our-key', service: 'Login' };
const REQUEST = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const check = {
  identity: '1000000008',
  transactionId: '3a4a0000-0000-4000-8000-0000ef834e8d',
  randomNumber: '80',
};

function gateway(respond: () => Response) {
  const requests: Request[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return respond();
  };
  return { requests, identity: createNafathIdentity(settings, fetcher) };
}

it.each([
  ['a text', '80'],
  ['a number', 80],
])('opens a check and answers the number to pick, be it %s', async (_case, random) => {
  const { requests, identity } = gateway(() =>
    Response.json({ transId: check.transactionId, random }, { status: 201 }),
  );
  expect(await identity.start('1000000008', REQUEST)).toEqual(check);
  const [request] = requests;
  const url = new URL(request?.url ?? '');
  expect(url.origin + url.pathname).toBe('https://nafath.example/stg/api/v1/mfa/request');
  expect(url.searchParams.get('local')).toBe('ar');
  expect(url.searchParams.get('requestId')).toBe(REQUEST);
  expect(request?.headers.get('APP-ID')).toBe('our-id');
  expect(request?.headers.get('APP-KEY')).toBe('our-key');
  expect(await request?.json()).toEqual({ nationalId: '1000000008', service: 'Login' });
});

it.each([
  ['WAITING', 'pending'],
  ['COMPLETED', 'approved'],
  ['REJECTED', 'rejected'],
  ['EXPIRED', 'expired'],
])('reads %s as %s', async (theirs, ours) => {
  const { requests, identity } = gateway(() => Response.json({ status: theirs }, { status: 201 }));
  expect(await identity.status(check)).toBe(ours);
  expect(requests[0]?.url).toBe('https://nafath.example/stg/api/v1/mfa/request/status');
  expect(await requests[0]?.json()).toEqual({
    nationalId: check.identity,
    transId: check.transactionId,
    random: check.randomNumber,
  });
});

it('distinguishes a check that is still open from a service that is down', async () => {
  const busy = gateway(() => Response.json({ code: '400-034-050', message: 'open' }, { status: 400 }));
  await expect(busy.identity.start('1000000008', REQUEST)).rejects.toBeInstanceOf(IdentityBusyError);
  const forbidden = gateway(() => Response.json({ code: '403-000-000' }, { status: 403 }));
  await expect(forbidden.identity.start('1000000008', REQUEST)).rejects.toThrow(/HTTP 403, 403-000-000/);
});

it('takes no status that it does not know for an approval', async () => {
  for (const answer of [{ status: 'DONE' }, {}, 'COMPLETED']) {
    const { identity } = gateway(() => Response.json(answer));
    await expect(identity.status(check)).rejects.toBeInstanceOf(ProviderError);
  }
  const failing = gateway(() => Response.json({ status: 'COMPLETED' }, { status: 500 }));
  await expect(failing.identity.status(check)).rejects.toBeInstanceOf(ProviderError);
});
