import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushDevice } from '../../../tests/support/push-device.ts';
import { runPushService } from '../../../tests/support/push-service.ts';
import type { PushGateway } from './push-gateway.ts';
import { createWebPush } from './web-push.ts';

const vapid = { subject: 'mailto:ops@rukn.example', ...webPush.generateVAPIDKeys() };
const push = {
  payload: JSON.stringify({ title: 'معاينتك', text: 'اليوم 5:00 م: فيلا' }),
  ttlSeconds: 3_600,
  urgency: 'high',
  topic: 'viewing-12',
} as const;

let service: Awaited<ReturnType<typeof runPushService>>;
let gateway: PushGateway;
beforeAll(async () => {
  service = await runPushService();
  gateway = createWebPush({ vapid, addedServices: [service.host], agent: service.agent });
});
afterAll(() => service.stop());
afterEach(() => {
  service.taken.length = 0;
  service.answerWith({ status: 201 });
});

const device = createPushDevice();
const address = () => ({
  endpoint: `${service.origin}/send/a-device`,
  p256dh: device.p256dh,
  auth: device.auth,
});

/** Verifies an Authorization header's signature by the key in it (RFC 8292); returns its claims. */
function signedClaims(header: string | undefined, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key256 = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: key256, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('a message', () => {
  it('is read by its device and by no other', async () => {
    expect(await gateway.send(address(), push)).toEqual({ kind: 'sent' });
    const [taken] = service.taken;
    expect(taken).toMatchObject({ method: 'POST', path: '/send/a-device' });
    expect(taken?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      topic: 'viewing-12',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    });
    expect(device.read(taken?.body as Buffer)).toBe(push.payload);
    expect(() => createPushDevice().read(taken?.body as Buffer)).toThrow();
    expect(taken?.body.toString('utf8')).not.toContain('فيلا');
  });

  it('is signed for this service, for half a day, by who runs the server', async () => {
    await gateway.send(address(), push);
    const claims = signedClaims(service.taken[0]?.headers.authorization, vapid.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: vapid.subject });
    const hours = (Number(claims.exp) - Date.now() / 1000) / 3_600;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThanOrEqual(24);
  });
});

describe('what the service answers', () => {
  it.each([404, 410])('%i: the device is gone', async (status) => {
    service.answerWith({ status });
    expect(await gateway.send(address(), push)).toEqual({ kind: 'gone' });
  });

  it.each([
    [429, { 'retry-after': '90' }, 90],
    [503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, null],
    [503, { 'retry-after': '999999' }, 3_600],
    [500, {}, null],
  ])('%i with %o: another time', async (status, headers, afterSeconds) => {
    service.answerWith({ status, headers: headers as Record<string, string> });
    const outcome = await gateway.send(address(), push);
    expect(outcome).toEqual({ kind: 'later', reason: `HTTP ${status}`, afterSeconds });
  });

  it.each([400, 401, 403, 413])('%i: never', async (status) => {
    service.answerWith({ status });
    expect(await gateway.send(address(), push)).toEqual({ kind: 'refused', reason: `HTTP ${status}` });
  });

  it('nothing at all: another time', async () => {
    service.answerWith('nothing');
    expect(await gateway.send(address(), push)).toMatchObject({ kind: 'later', afterSeconds: null });
  });

  it('a redirect is followed nowhere', async () => {
    service.answerWith({ status: 307, headers: { location: `${service.origin}/elsewhere` } });
    expect(await gateway.send(address(), push)).toEqual({ kind: 'refused', reason: 'HTTP 307' });
    expect(service.taken.map(({ path }) => path)).toEqual(['/send/a-device']);
  });
});

it('calls no host but the push services of the settings', async () => {
  const strict = createWebPush({ vapid, agent: service.agent });
  expect(strict.mayCall(address().endpoint)).toBe(false);
  expect(await strict.send(address(), push)).toEqual({ kind: 'gone' });
  expect(service.taken).toEqual([]);
});

it('has no word of the message or its device in what it says of a failure', async () => {
  service.answerWith({ status: 500 });
  const outcome = JSON.stringify(await gateway.send(address(), push));
  expect(outcome).not.toMatch(/a-device|فيلا|localhost/);
});
