import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoAccount, signIn, testConfig } from '../tests/support/test-app.ts';
import { buildApp } from './app.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function send(request: InjectOptions) {
  const response = await made.app.inject(request);
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

describe('failures', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, InjectOptions, number, number]>([
    ['an unknown call', { url: '/api/nothing' }, 404, 1004],
    ['a path that is no URL', { url: '/api/%E0%A4%A' }, 400, 1000],
    ['another method', { method: 'DELETE', url: '/api/home' }, 405, 1005],
    ['another method where an id stands', { method: 'POST', url: '/api/properties/retrieve/5' }, 405, 1005],
    [
      'JSON that is none',
      { method: 'POST', url: '/api/home', headers: json, payload: '{"latitude":' },
      400,
      1000,
    ],
    [
      'a key of the prototype',
      { method: 'POST', url: '/api/home', headers: json, payload: '{"__proto__":{}}' },
      400,
      1000,
    ],
    [
      'another type of body',
      { method: 'POST', url: '/api/home', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      1015,
    ],
    [
      'a body without end',
      { method: 'POST', url: '/api/home', headers: json, payload: `{"a":"${'a'.repeat(300_000)}"}` },
      413,
      1013,
    ],
    ['a body that is a list', { method: 'POST', url: '/api/home', headers: json, payload: '[]' }, 422, 1001],
    ['a language that we don’t have', { url: '/api/regions/list', headers: { language: 'fr' } }, 400, 1000],
    [
      'a packed body',
      { method: 'POST', url: '/api/home', headers: { ...json, 'content-encoding': 'gzip' }, payload: 'x' },
      400,
      1000,
    ],
  ])('%s', async (_case, request, status, number) => {
    const answer = await send(request);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      msg: expect.stringMatching(/[\u0621-\u064A]/),
      error_number: number,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules/);
  });

  it('says which methods a path has', async () => {
    const { headers } = await send({ method: 'PUT', url: '/api/home' });
    expect(headers.allow).toBe('POST');
  });

  it('takes an empty body of any call as none', async () => {
    const request: InjectOptions = { method: 'POST', url: '/api/home', headers: json, payload: '' };
    expect((await send(request)).status).toBe(200);
  });

  it('answers bytes that are no HTTP', async () => {
    const { app } = made;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"error_number":1000');
  });
});

describe('headers', () => {
  it('keep pages to their own sources, without anything inline', async () => {
    const { headers } = await send({ url: '/api/regions/list' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('take hashes of inline scripts, and ask for https where the public comes by it', async () => {
    const { app } = await createTestApp({
      env: { PUBLIC_URL: 'https://rukn.example' },
      extraSources: { 'script-src': ["'sha256-abc'"] },
    });
    const { headers } = await app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    await app.close();
  });

  it('tell whose cache may keep what', async () => {
    const guest = await send({ url: '/api/regions/list' });
    expect(guest.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/language, session-token/),
    });
    const headers = await signIn(made.app);
    expect((await send({ url: '/api/regions/list', headers })).headers['cache-control']).toBe(
      'private, no-cache',
    );
    const own = await send({ url: '/api/users/currentUser', headers });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('spare what the caller has already', async () => {
    const first = await made.app.inject('/api/regions/list');
    const again = await made.app.inject({
      url: '/api/regions/list',
      headers: { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await made.app.inject({
      url: '/api/regions/list',
      headers: { 'if-none-match': String(first.headers.etag), language: 'en' },
    });
    expect(other.statusCode).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('pack answers for %s', async (accepted, encoding) => {
    const response = await made.app.inject({
      url: '/api/properties/list',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
  });
});

describe('limits', () => {
  it('hold one address to its calls a minute, and no other', async () => {
    const { app } = await createTestApp({ env: { REQUESTS_PER_MINUTE: '2' } });
    const statusFrom = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/settings', remoteAddress })).statusCode;
    expect([await statusFrom('10.0.0.1'), await statusFrom('10.0.0.1')]).toEqual([200, 200]);
    const third = await app.inject({
      url: '/api/settings',
      remoteAddress: '10.0.0.1',
      headers: { language: 'en' },
    });
    expect(third.statusCode).toBe(429);
    expect(third.json()).toEqual({
      msg: 'Too many attempts. Wait a little, then try again',
      error_number: 1029,
    });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusFrom('10.0.0.2')).toBe(200);
    expect((await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('health', () => {
  it('is well', async () => {
    expect(await send({ url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await send({ url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('tells that the database is down, everywhere by 503', async () => {
    const { app, database } = await createTestApp();
    await database.close();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json().reason]).toEqual([503, 'database']);
    for (const url of ['/api/regions/list', '/api/properties/list', '/api/properties/retrieve/1']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.json().error_number]).toEqual([503, 5003]);
    }
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: demoAccount });
    expect(login.statusCode).toBe(503);
    await app.close().catch(() => undefined);
  });

  it('tells that it is draining', async () => {
    const app = await buildApp({ config: testConfig(), database: made.database });
    app.startDraining();
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json().reason]).toEqual([503, 'draining']);
    await app.close();
  });
});

describe('documentation', () => {
  it('describes every call under its domain', async () => {
    const { body } = await send({ url: '/docs/json' });
    expect(body.paths['/api/properties/retrieve/{id}'].get).toMatchObject({
      tags: ['properties'],
      summary: expect.stringContaining('One listing'),
    });
    const names = body.paths['/api/home'].post.parameters.map(({ name }: { name: string }) => name);
    expect(names).toContain('language');
    expect(body.paths['/healthz']).toBeUndefined();
  });

  it('shows under the same policy as everything else', async () => {
    const page = await made.app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|<style>| style=/);
  });
});

describe('photos', () => {
  it.each([
    '/media/demo/nothing-400.webp',
    '/media/demo/..%2f..%2fpackage.json',
    '/media/demo/../../package.json',
    '/media/demo/',
  ])('has none at %s', async (url) => {
    const response = await made.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('dependencies');
  });

  it('forgets soon that one was missing', async () => {
    const response = await made.app.inject('/media/demo/nothing-400.webp');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('default-deny', () => {
  it('starts no server with a call that the contract doesn’t know', async () => {
    const stray = async () =>
      buildApp({
        config: testConfig(),
        database: made.database,
        pages: async (app) => {
          app.get('/api/secret', async () => 'open to all');
        },
      });
    await expect(stray()).rejects.toThrow('GET /api/secret is not an endpoint of the contract');
  });
});
