import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { decide, messagesTo, newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp } from '../../../../tests/support/test-app.ts';
import type { App } from '../../../app.ts';
import { IdentityBusyError } from '../../../gateways/identity/identity-gateway.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const newDevice = () => ({ 'device-token': randomBytes(32).toString('base64url') });
const recover = (identity: string, headers = {}, app: App = made.app) =>
  post(app, '/api/auth/recover', { identity }, headers);
const finish = (ticket: string, password = 'Changed@12', headers = {}, app: App = made.app) =>
  post(app, '/api/auth/recover/finish', { ticket, password }, headers);
const login = (mobile: string, password: string, headers = {}) =>
  post(made.app, '/api/auth/login', { mobile, password }, headers);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';

it('lets an owner in whose tries others have used up, sets the password and ends every session', async () => {
  const person = newcomer();
  const old = await register(made.app, person);
  for (let count = 1; count <= 6; count++) await login(person.mobile, 'wrong');
  const device = newDevice();
  expect((await login(person.mobile, person.password, device)).statusCode).toBe(429);

  const begun = await recover(person.identity, device);
  expect(begun.json()).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    randomNumber: expect.stringMatching(/^\d{2}$/),
    expiresInSeconds: 180,
  });
  const { ticket } = begun.json();
  expect(answerOf(await finish(ticket))).toMatchObject({
    status: 409,
    body: { error_number: 2030, status: 'pending' },
  });
  await decide(made.app, person, 'approved');
  await made.db.execute(sql`update recoveries set asked_at = null`);
  const done = await finish(ticket, 'Changed@12', { ...device, 'user-agent': FIREFOX });
  expect(done.json().user).toMatchObject({ mobile: person.mobile });
  await vi.waitFor(async () => {
    expect((await messagesTo(made.app, person.mobile))[0]).toMatchObject({ purpose: 'signIn', code: '' });
  });

  const current = (headers: Record<string, string>) =>
    made.app.inject({ url: '/api/users/currentUser', headers });
  expect((await current({ 'session-token': done.json().user.token })).statusCode).toBe(200);
  expect((await current(old)).statusCode).toBe(401);
  // The device is known now, and the old password no longer works.
  expect((await login(person.mobile, 'Changed@12', device)).statusCode).toBe(200);
  expect((await login(person.mobile, person.password, device)).statusCode).toBe(401);
  // A ticket serves once.
  expect(answerOf(await finish(ticket))).toMatchObject({ status: 404, body: { error_number: 2037 } });
});

it.each([
  ['rejected', 2031],
  ['expired', 2032],
])('opens nothing by a check that was %s', async (status, number) => {
  const person = newcomer();
  await register(made.app, person);
  const { ticket } = (await recover(person.identity)).json();
  await decide(made.app, person, status);
  expect(answerOf(await finish(ticket))).toMatchObject({
    status: 409,
    body: { error_number: number, status },
  });
  await decide(made.app, person, 'approved');
  await made.db.execute(sql`update recoveries set asked_at = null`);
  expect((await finish(ticket)).statusCode).toBe(409);
  expect((await login(person.mobile, person.password)).statusCode).toBe(200);
});

it('needs the ticket, and in time: the identity alone is not enough', async () => {
  const person = newcomer();
  await register(made.app, person);
  const { ticket } = (await recover(person.identity)).json();
  await decide(made.app, person, 'approved');
  expect((await finish('A'.repeat(43))).json().error_number).toBe(2037);
  await made.db.execute(sql`update recoveries set created_at = now() - interval '61 minutes'`);
  expect(answerOf(await finish(ticket))).toMatchObject({ status: 409, body: { status: 'expired' } });
});

it('says that an identity has no account to its approved owner alone, and lets one of several finish', async () => {
  const nobody = newcomer();
  const { ticket } = (await recover(nobody.identity)).json();
  expect((await finish(ticket)).json().error_number).toBe(2030);
  await decide(made.app, nobody, 'approved');
  await made.db.execute(sql`update recoveries set asked_at = null`);
  expect((await finish(ticket)).json().error_number).toBe(2038);

  await register(made.app, nobody);
  const answers = await Promise.all([1, 2, 3].map(() => finish(ticket)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
});

it('leaves an owner’s device checks that strangers have not used up', async () => {
  const person = newcomer();
  await register(made.app, person);
  const device = newDevice();
  expect((await login(person.mobile, person.password, device)).statusCode).toBe(200);
  await made.db.execute(sql`delete from known_askers where asker like 'network %'`);
  await made.db.execute(sql`delete from attempts`);
  const statuses: number[] = [];
  for (let count = 0; count < 24; count++) {
    const response = await made.app.inject({
      method: 'POST',
      url: '/api/auth/recover',
      payload: { identity: person.identity },
      remoteAddress: `198.51.100.${count % 4}`,
    });
    statuses.push(response.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
  expect((await recover(person.identity, newDevice())).statusCode).toBe(429);
  expect((await recover(person.identity, device)).statusCode).toBe(200);
});

it('names what is wrong with the new password before anything else', async () => {
  expect((await finish('any', 'short')).json()).toMatchObject({
    error_number: 2022,
    errors: { password: 'كلمة المرور 8 أحرف على الأقل' },
  });
});

it('continues the open check of the same device where its answer was lost, and of no other', async () => {
  const open = new Set<string>();
  const identity = {
    start: async (asked: string) => {
      if (open.has(asked)) throw new IdentityBusyError();
      open.add(asked);
      return { identity: asked, transactionId: `of ${asked}`, randomNumber: '42' };
    },
    status: async () => 'pending' as const,
  };
  const { app } = await createTestApp({ gateways: { identity } });
  const person = newcomer();
  const device = newDevice();
  const lost = (await recover(person.identity, device, app)).json();
  for (const headers of [{}, newDevice()]) {
    expect((await recover(person.identity, headers, app)).json().error_number).toBe(2036);
  }
  const again = await recover(person.identity, device, app);
  expect(again.json()).toMatchObject({ randomNumber: '42' });
  expect(again.json().expiresInSeconds).toBeLessThanOrEqual(180);
  expect((await finish(again.json().ticket, 'Changed@12', {}, app)).json().error_number).toBe(2030);
  expect((await finish(lost.ticket, 'Changed@12', {}, app)).json().error_number).toBe(2037);
  await app.close();
});
