import { once } from 'node:events';
import { get as getHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { build } from '../server/build/build.ts';
import { isBuildStale } from '../server/build/stamp.ts';
import { ensureDataDir } from './support/database-snapshot.ts';
import { connectHttp2 } from './support/http2-client.ts';
import { findNginx, NGINX_HINT, type RunningNginx, runNginx } from './support/nginx.ts';
import { orderFields, somePicture } from './support/orders.ts';
import { SARA } from './support/people.ts';
import { freePort, type RunningServer, runServer } from './support/running-server.ts';

/* deploy/nginx.conf as set up in docs/running.md: nginx with TLS in front of the built server. */

const REQUESTS_PER_MINUTE = 60;
const MEGABYTE = 1024 * 1024;
if (findNginx() === null) console.warn(NGINX_HINT);

describe.skipIf(findNginx() === null)('behind nginx', () => {
  let server: RunningServer;
  let nginx: RunningNginx;
  let client: Awaited<ReturnType<typeof connectHttp2>>;

  beforeAll(async () => {
    if (await isBuildStale()) await build();
    server = await runServer({
      startFrom: inject('databaseTemplate') ?? (await ensureDataDir()),
      environment: {
        PUBLIC_URL: 'https://rukn.example',
        TRUST_PROXY: '127.0.0.1',
        REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
      },
    });
    // The second of the two processes is always down: users must not notice.
    nginx = await runNginx([Number(new URL(server.url).port), await freePort()]);
    client = await connectHttp2(nginx.httpsPort);
  }, 180_000);
  afterAll(async () => {
    client?.close();
    await nginx?.stop();
    await server?.dispose();
  });

  async function signIn(): Promise<Record<string, string>> {
    const { body } = await client.ask({
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SARA),
    });
    return { 'session-token': JSON.parse(String(body)).user.token };
  }

  async function multipart(fields: Record<string, string | Blob>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()),
    };
  }

  it('serves pages and the API over HTTP/2, and tells browsers to stay with TLS', async () => {
    expect(client.protocol).toBe('h2');
    const page = await client.ask({ path: '/', headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain('<html');
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(page.headers.server).toBe('nginx');
    expect((await client.ask({ path: '/readyz' })).status).toBe(200);

    const plain = getHttp({ port: nginx.httpPort, path: '/blog?page=2', headers: { host: 'rukn.example' } });
    const [moved] = await once(plain, 'response');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, 'https://rukn.example/blog?page=2']);
    moved.resume();
  });

  it('passes on no country that a client names itself', async () => {
    const headers = { ...(await signIn()), 'x-client-country': 'AE', 'x-forwarded-for': '192.0.2.7' };
    const { rows } = JSON.parse(String((await client.ask({ path: '/api/users/sessions', headers })).body));
    expect(rows[0]).toMatchObject({ isCurrent: true, place: null });
  });

  it('passes on files as the build compressed them, with the headers of their caching', async () => {
    const page = await client.ask({ path: '/', headers: { 'accept-encoding': 'br' } });
    expect(page.headers['content-encoding']).toBe('br');
    const html = String(brotliDecompressSync(page.body));
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    const asset = await client.ask({ path: script, headers: { 'accept-encoding': 'br' } });
    expect(asset.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await client.ask({ path: '/sw.js' })).headers['cache-control']).toMatch(/no-cache|max-age=0/);

    const list = await client.ask({ path: '/api/properties/list' });
    const { etag = '' } = list.headers;
    const again = await client.ask({ path: '/api/properties/list', headers: { 'if-none-match': etag } });
    expect([list.status, again.status, again.body.length]).toEqual([200, 304, 0]);
  });

  it('passes each event of an order on at once', async () => {
    const session = await signIn();
    const image = new Blob([new Uint8Array(somePicture)]);
    const form = await multipart({ ...orderFields, orderType: 'mosque', image });
    const made = await client.ask({
      path: '/api/orders/create',
      method: 'POST',
      headers: { ...session, ...form.headers, 'idempotency-key': crypto.randomUUID() },
      body: form.body,
    });
    const { orderId } = JSON.parse(String(made.body));
    const stream = client.open({ path: `/events/orders/${orderId}`, headers: session });
    // Uses the iterator, so that events that arrive before the cancel response are not lost between
    // two listeners.
    const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]();
    const nextPart = async (): Promise<string> => {
      const { value, done } = await parts.next();
      if (done) throw new Error('The stream of events has ended');
      return value;
    };
    expect(await nextPart()).toContain('data: {"version":1}');
    const cancelled = await client.ask({
      path: `/api/orders/cancel/${orderId}`,
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ cancelReason: 'wrongOrder' }),
    });
    expect(cancelled.status).toBe(200);
    // A heartbeat may come before it.
    let logged = '';
    while (!logged.includes('data: ')) logged += await nextPart();
    expect(logged).toContain('data: {"version":2}');
    stream.close();
  });

  it('lets uploads through to the app, which says itself what is too large', async () => {
    const session = await signIn();
    const send = async (bytes: number) => {
      const form = await multipart({ file: new Blob([new Uint8Array(bytes)]) });
      const headers = { ...session, ...form.headers, language: 'ar' };
      return client.ask({ path: '/api/media/upload', method: 'POST', headers, body: form.body });
    };
    const fits = await send(11 * MEGABYTE);
    expect([fits.status, fits.headers['content-type']]).toEqual([415, 'application/json; charset=utf-8']);
    const tooLarge = await send(13 * MEGABYTE);
    expect([tooLarge.status, JSON.parse(String(tooLarge.body)).msg]).toEqual([
      413,
      expect.stringMatching(/\p{Script=Arabic}/u),
    ]);
    // nginx rejects larger bodies before they reach the app.
    const absurd = await send(17 * MEGABYTE);
    expect([absurd.status, absurd.headers['content-type']]).toEqual([413, 'text/html']);
  });

  it('counts each reader by their own address, whatever they say that it is', async () => {
    const [reader, another] = [
      await connectHttp2(nginx.httpsPort, '127.0.0.2'),
      await connectHttp2(nginx.httpsPort, '127.0.0.3'),
    ];
    const path = '/api/regions/list';
    const statuses = new Set<number>();
    for (let call = 0; call < REQUESTS_PER_MINUTE; call += 1)
      statuses.add((await reader.ask({ path })).status);
    expect([...statuses]).toEqual([200]);
    const invented = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    expect((await reader.ask({ path, headers: invented })).status).toBe(429);
    expect((await another.ask({ path })).status).toBe(200);
    // Sent directly to the server, from an untrusted address, the header is ignored too.
    const direct = requestHttpFrom('127.0.0.3', `${server.url}${path}`, { 'x-forwarded-for': '127.0.0.2' });
    expect(await direct).toBe(200);
    reader.close();
    another.close();
  });

  it('keeps the figures of the service, and sockets of another kind, from the public', async () => {
    expect((await client.ask({ path: '/metrics' })).status).toBe(404);
    const upgrade = requestHttps({
      port: nginx.httpsPort,
      path: '/',
      rejectUnauthorized: false,
      headers: { host: 'rukn.example', connection: 'upgrade', upgrade: 'websocket' },
    });
    upgrade.end();
    const [answer] = await once(upgrade, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });
});

async function requestHttpFrom(localAddress: string, url: string, headers: Record<string, string>) {
  const [answer] = await once(getHttp(url, { localAddress, headers }), 'response');
  answer.resume();
  return answer.statusCode;
}
