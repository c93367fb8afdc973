import { expect, it } from 'vitest';
import { ProviderError } from '../../lib/provider-error.ts';
import { createUnifonicSms } from './unifonic-sms.ts';

/** Exchanges of https://docs.unifonic.com/reference/sms-api, with our own values in the request. */
const SENT = {
  success: true,
  message: '',
  errorCode: 'ER-00',
  data: {
    MessageID: 42000348806924,
    CorrelationID: 'CorrelationID',
    Status: 'Sent',
    NumberOfUnits: 0,
    Cost: 0,
    Balance: 0,
    Recipient: '9660000000000',
    TimeCreated: '2022-09-06 14:06:25.979',
    CurrencyCode: '',
  },
};
const REFUSED = { success: false, message: 'Dest num is too short', errorCode: 'ER-04', data: {} };

const message = { mobile: '0500000001', code: 'AB2C', purpose: 'register', text: 'الرمز: AB2C' } as const;

function gateway(respond: () => Promise<Response>) {
  const requests: Request[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return respond();
  };
  return { requests, sms: createUnifonicSms({ appSid: 'our-sid', senderId: 'RUKN' }, fetcher) };
}

it('sends one message as Unifonic documents it', async () => {
  const { requests, sms } = gateway(async () => Response.json(SENT));
  await sms.send(message);
  const [request] = requests;
  expect(request?.url).toBe('https://el.cloud.unifonic.com/rest/SMS/messages');
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    AppSid: 'our-sid',
    SenderID: 'RUKN',
    Recipient: '966500000001',
    Body: 'الرمز: AB2C',
    responseType: 'JSON',
  });
});

it.each<[string, () => Promise<Response>, RegExp]>([
  ['refused it', async () => Response.json(REFUSED), /HTTP 200, ER-04/],
  ['is down', async () => new Response('<html>', { status: 502 }), /HTTP 502, unreadable/],
  ['answers something else', async () => Response.json({ ok: 1 }), /unreadable/],
  [
    'can’t be reached',
    async () => Promise.reject(new TypeError('fetch failed')),
    /no readable answer \(TypeError\)/,
  ],
])('fails where Unifonic %s, without a word of the message', async (_case, respond, reason) => {
  const failure = await gateway(respond)
    .sms.send(message)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(String(failure)).toMatch(reason);
  expect(String(failure)).not.toMatch(/AB2C|500000001|our-sid/);
});
