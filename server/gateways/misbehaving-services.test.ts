import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHard } from '../../tests/support/hard-runs.ts';
import { ProviderError } from '../lib/provider-error.ts';
import { createNafathIdentity } from './identity/nafath-identity.ts';
import { createUnifonicSms } from './sms/unifonic-sms.ts';
import { createS3Storage } from './storage/s3-storage.ts';

/*
 * Every provider that a person waits for, failing in every way. Moyasar has more to lose: see
 * payments/moyasar-misbehaving.test.ts; push, which nobody waits for: push/web-push.test.ts.
 */

type Misbehaviour = (response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };
/** The ones that only time ends are for `npm run hard`: they take as long as the limits. */
const WAYS: Record<string, Misbehaviour> = {
  'breaks off before an answer': (response) => response.destroy(),
  'breaks off after the first byte': (response) => {
    response.writeHead(200, { ...json, 'content-length': '500' });
    response.write('{', () => response.destroy());
  },
  'fails in HTML': (response) => response.writeHead(503).end('<h1>Unavailable</h1>'),
  'answers nothing that is expected': (response) => response.writeHead(200, json).end('{"ok":true}'),
  'answers no JSON': (response) => response.writeHead(200, json).end('\u0000\uFFFD{'),
  'answers without end': (response) => {
    response.writeHead(200, json);
    const write = () => {
      if (!response.destroyed) response.write('x'.repeat(64_000), () => setImmediate(write));
    };
    // The answer to a HEAD has no body, and would be written for ever.
    if (response.req.method === 'HEAD') response.end();
    else write();
  },
  'leads elsewhere': (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ...(isHard && {
    'never answers': () => undefined,
    'answers a byte a second': (response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 1_000);
      response.once('close', () => clearInterval(timer));
    },
  }),
};

let behave: Misbehaviour = (response) => response.end();
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  request.once('end', () => behave(response));
});
let origin: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const SECRETS = /AB2C|500000001|1000000008|our-(sid|key|secret)/;
const check = { identity: '1000000008', transactionId: 't', randomNumber: '80' };
const here: typeof fetch = (input, init) => fetch(origin + new URL(String(input)).pathname, init);
const nafath = () =>
  createNafathIdentity({ url: origin, appId: 'our-id', appKey: 'our-key', service: 'Login' });
const bucket = () =>
  createS3Storage({
    endpoint: origin,
    bucket: 'rukn',
    region: 'us-east-1',
    accessKeyId: 'our-id',
    secretAccessKey: 'our-secret',
  });

/** Makes the adapter anew: a call by it, as often as it is called. */
const SERVICES: Record<string, () => () => Promise<unknown>> = {
  sms: () => {
    const sms = createUnifonicSms({ appSid: 'our-sid', senderId: 'RUKN' }, here);
    return () => sms.send({ mobile: '0500000001', code: 'AB2C', purpose: 'register', text: 'AB2C' });
  },
  'the start of a check': () => {
    const identity = nafath();
    return () => identity.start(check.identity, 'request');
  },
  'the status of a check': () => {
    const identity = nafath();
    return () => identity.status(check);
  },
  'a file to keep': () => {
    const storage = bucket();
    return () => storage.put('photos/a.webp', Buffer.from('photo'));
  },
};

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe.each(Object.keys(SERVICES))('%s', (service) => {
  it.each(Object.keys(WAYS))(
    'fails where the service %s, and says nothing private',
    { timeout: 70_000 },
    async (way) => {
      behave = WAYS[way] ?? behave;
      const failure = await failureOf(SERVICES[service]?.()() ?? Promise.resolve());
      expect(failure).toBeInstanceOf(ProviderError);
      expect(String(failure)).not.toMatch(SECRETS);
    },
  );

  it('is not called where it has failed five times', { timeout: 60_000 }, async () => {
    behave = (response) => response.writeHead(500).end();
    const call = SERVICES[service]?.();
    if (!call) throw new Error('No such service');
    for (let count = 0; count < 5; count += 1) expect(await failureOf(call())).toBeInstanceOf(ProviderError);
    const before = asked;
    expect(await failureOf(call())).toMatchObject({ name: 'ProviderError', isUnsent: true });
    expect(asked).toBe(before);
  });
});
