import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createBackground } from '../http/background.ts';
import { answerClientError, errorsPlugin } from './errors.ts';
import { idempotencyPlugin } from './idempotency.ts';
import { timeLimitsPlugin } from './time-limits.ts';

let app: FastifyInstance;
const lines: { level: number; status?: number }[] = [];

/** A server with short limits that returns the request's body. */
async function listen(limits: { answerMs: number; bodyMs: number }) {
  lines.length = 0;
  app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
    requestTimeout: 5_000,
    clientErrorHandler: answerClientError,
  });
  await app.register(errorsPlugin);
  await app.register(timeLimitsPlugin, limits);
  app.decorate('methodsAt', () => []);
  app.addHook('onRequest', async (request) => {
    request.language = 'en';
  });
  return app;
}
const port = async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};
afterEach(() => app.close());

/**
 * Sends a body in pieces, with `pauseMs` after each; without `isWhole` the last byte never comes.
 */
async function sendSlowly(pieces: string[], { pauseMs, isWhole }: { pauseMs: number; isWhole: boolean }) {
  const text = pieces.join('');
  const headers = { 'content-type': 'application/json', 'content-length': text.length + (isWhole ? 0 : 1) };
  const call = httpRequest({ host: '127.0.0.1', port: await port(), method: 'POST', path: '/say', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  for (const piece of pieces) {
    call.write(piece);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  if (isWhole) call.end();
  const response = await answered;
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, connection: response.headers.connection, body: JSON.parse(body) };
}

it('takes a body that comes for longer than the answer may take', async () => {
  await listen({ answerMs: 200, bodyMs: 20_000 });
  app.post('/say', async ({ body }) => body);
  const answer = await sendSlowly(['{"a"', ':1', '}'], { pauseMs: 150, isWhole: true });
  expect(answer).toMatchObject({ status: 200, body: { a: 1 } });
});

it('refuses a body that never ends as its sender’s fault, without an alarm', async () => {
  await listen({ answerMs: 10_000, bodyMs: 100 });
  app.post('/say', async ({ body }) => body);
  const answer = await sendSlowly(['{"a"'], { pauseMs: 0, isWhole: false });
  expect(answer).toMatchObject({ status: 408, connection: 'close', body: { error_number: 1008 } });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

it('answers in time though a handler and what follows it never end, once', async () => {
  await listen({ answerMs: 100, bodyMs: 10_000 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app.addHook('preSerialization', async ({ url }, reply, payload) => {
    if (url === '/hook' && reply.statusCode === 200) await held;
    return payload;
  });
  app.get('/handler', async () => held.then(() => ({ late: true })));
  app.get('/hook', async () => ({ late: true }));
  for (const url of ['/handler', '/hook']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().error_number]).toEqual([503, 5004]);
    expect(answer.headers['retry-after']).toBe('5');
  }
  // A late result is dropped and breaks nothing.
  letGo();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.inject('/hook')).statusCode).toBe(200);
});

it('closes a connection that says nothing, whose other side never closes its own', async () => {
  await listen({ answerMs: 10_000, bodyMs: 10_000 });
  const closed = new Promise((resolve) =>
    app.server.on('connection', (socket) => socket.on('close', resolve)),
  );
  const silent = connect({ host: '127.0.0.1', port: await port(), allowHalfOpen: true });
  let said = '';
  silent.on('data', (part) => {
    said += part;
  });
  await closed;
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 408 /);
  silent.destroy();
});

/** A database that accepts statements and never answers. */
function frozenDatabase(): Database {
  const frozen: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === 'then' ? () => {} : frozen),
    apply: () => frozen,
  });
  return frozen as Database;
}

it.each(['claiming its key', 'its work'])(
  'answers in time where the database freezes in %s',
  async (where) => {
    await listen({ answerMs: 100, bodyMs: 10_000 });
    const background = createBackground(app.log);
    const key = { userId: 1, key: 'k' };
    await app.register(idempotencyPlugin, { db: frozenDatabase(), background });
    app.post(
      '/pay',
      {
        config: { endpoint: { idempotent: true } as never },
        preHandler: async (request) => {
          if (where === 'its work') request.heldKey = key;
        },
      },
      () => new Promise(() => {}),
    );
    app.addHook('onRequest', async (request) => {
      request.uploads = new Map();
      request.person = where === 'its work' ? null : ({ id: 1 } as never);
    });
    const answer = await app.inject({ method: 'POST', url: '/pay', headers: { 'idempotency-key': 'k' } });
    expect([answer.statusCode, answer.json().error_number]).toEqual([503, 5004]);
    expect(answer.headers['retry-after']).toBe('5');
  },
);
