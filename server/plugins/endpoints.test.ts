import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { createTestApp, demoAccount, otherAccount, signIn } from '../../tests/support/test-app.ts';
import { users } from '../db/schema/people.ts';

const queue = endpoint({
  method: 'POST',
  path: '/api/ops/queue',
  auth: 'operator',
  cache: 'never',
  summary: 'What waits for an operator',
  body: z.object({ page: z.int() }),
  response: z.object({ waiting: z.int() }),
});

/** Answers with a field that its schema doesn't have. */
const tooMuch = endpoint({
  method: 'GET',
  path: '/api/too-much',
  auth: 'public',
  cache: 'never',
  summary: 'Answers with more than its schema has',
  response: z.object({ name: z.string() }),
});

let made: Awaited<ReturnType<typeof createTestApp>>;
let operator: { 'session-token': string };
let user: { 'session-token': string };
beforeAll(async () => {
  made = await createTestApp({
    pages: async (app) => {
      const config = { endpoint: queue };
      const schema = { response: { 200: queue.response } };
      const handler = async () => ({ waiting: 3, mobile: '0500000001' });
      app.route({ method: 'POST', url: queue.path, config, schema, handler });
      app.route({
        method: 'GET',
        url: tooMuch.path,
        config: { endpoint: tooMuch },
        schema: { response: { 200: tooMuch.response } },
        handler: async () => ({ name: 'رُكن', mobile: '0500000001' }),
      });
    },
  });
  operator = await signIn(made.app);
  user = await signIn(made.app, otherAccount);
  await made.db.update(users).set({ role: 'admin' }).where(eq(users.mobile, demoAccount.mobile));
});
afterAll(() => made.app.close());

function call(url: string, headers: Record<string, string> = {}, payload: object = { page: 1 }) {
  return made.app.inject({ method: 'POST', url, headers, payload });
}

/** What a client sees of a response, without the parts that differ in every response. */
function seen({ statusCode, body, headers }: LightMyRequestResponse) {
  const { date: _date, 'x-request-id': _id, 'x-ratelimit-remaining': _left, ...rest } = headers;
  return { statusCode, body, headers: rest };
}

describe("an operator's call", () => {
  it('answers an operator', async () => {
    const response = await call(queue.path, operator);
    expect([response.statusCode, response.json()]).toEqual([200, { waiting: 3 }]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is to guests, to users and after a session’s end the path that was never there', async () => {
    for (const headers of [{}, user, { 'session-token': 'x'.repeat(43) }]) {
      const nowhere = seen(await call('/api/ops/nothing', headers));
      expect(nowhere.statusCode).toBe(404);
      expect(seen(await call(queue.path, headers))).toEqual(nowhere);
      expect(seen(await call(queue.path, headers, { page: 'x' }))).toEqual(nowhere);
    }
  });

  it('gives itself away neither by another method nor in the description of the API', async () => {
    const other = (url: string) => made.app.inject({ method: 'GET', url, headers: user });
    expect(seen(await other(queue.path))).toEqual(seen(await other('/api/ops/nothing')));
    expect((await made.app.inject('/docs/json')).body).not.toContain('/api/ops');
  });

  it('is over with the role, in the same session', async () => {
    await made.db.update(users).set({ role: 'user' }).where(eq(users.mobile, demoAccount.mobile));
    expect((await call(queue.path, operator)).statusCode).toBe(404);
  });
});

it('fails in a test where an answer has a field that its schema has not', async () => {
  const answer = await made.app.inject(tooMuch.path);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('0500000001');
});
