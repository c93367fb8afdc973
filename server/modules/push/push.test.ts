import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUSH_DEVICES_MAX } from '../../../contract/limits.ts';
import { addVisitors, type Visitor } from '../../../tests/support/bookings.ts';
import { newSubscription, recordingPush } from '../../../tests/support/recording-push.ts';
import { createTestApp, demoAccount, otherAccount, signIn } from '../../../tests/support/test-app.ts';
import { sessions } from '../../db/schema/people.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { tryCommand } from '../../ops/run-command.ts';
import { hashToken } from '../../plugins/session.ts';

type Headers = Record<string, string>;
const { gateway } = recordingPush();
let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp({ gateways: { push: gateway } });
});
afterAll(() => made.app.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  made.app.inject({ method, url, headers, ...(payload && { payload }) });
const save = (headers: Headers, subscription: object) =>
  call('POST', '/api/users/push', headers, subscription);
const isOn = async (headers: Headers) => (await call('GET', '/api/users/push', headers)).json().isOn;
const endpoints = async () =>
  (await made.db.select().from(pushSubscriptions).orderBy(asc(pushSubscriptions.id))).map(
    ({ endpoint }) => endpoint,
  );
const rowOf = async ({ endpoint }: { endpoint: string }) =>
  (await made.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)))[0];

async function visitor(): Promise<Visitor> {
  const [one] = await addVisitors(made.db, 1);
  if (!one) throw new Error('Nobody was made');
  return one;
}

/** Creates another session of a user. */
async function anotherSession({ id }: Visitor): Promise<Headers> {
  const token = `${Math.random().toString(36).slice(2)}${'x'.repeat(43)}`.slice(0, 43);
  const expiresAt = new Date(Date.now() + 86_400_000);
  await made.db.insert(sessions).values({ tokenHash: hashToken(token), userId: id, expiresAt });
  return { 'session-token': token };
}

describe('a subscription', () => {
  it('is saved, reported as on, replaced by the device’s next, and dropped', async () => {
    const { headers } = await visitor();
    const state = await call('GET', '/api/users/push', headers);
    expect(state.json()).toEqual({ publicKey: gateway.publicKey, isOn: false, isSandbox: false });
    expect(state.headers['cache-control']).toBe('private, no-store');
    const [first, second] = [newSubscription(), newSubscription()];
    expect((await save({ ...headers, language: 'en' }, first)).json()).toEqual({ success: true });
    expect(await rowOf(first)).toMatchObject({ language: 'en', auth: first.keys.auth });
    expect(await isOn(headers)).toBe(true);
    await save(headers, second);
    expect(await rowOf(first)).toBeUndefined();
    expect(await rowOf(second)).toMatchObject({ language: 'ar' });
    expect((await call('DELETE', '/api/users/push', headers)).json()).toEqual({ success: true });
    expect((await call('DELETE', '/api/users/push', headers)).statusCode).toBe(200);
    expect([await isOn(headers), await rowOf(second)]).toEqual([false, undefined]);
  });

  it('saved again stays the same one: what waits for it is still sent', async () => {
    const { headers } = await visitor();
    const subscription = newSubscription();
    await save(headers, subscription);
    const before = await rowOf(subscription);
    await save(headers, subscription);
    expect((await rowOf(subscription))?.id).toBe(before?.id);
  });

  it('passes on a shared device to the user who switches it on, as a new one', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const subscription = newSubscription();
    await save(one.headers, subscription);
    const before = await rowOf(subscription);
    await save(other.headers, subscription);
    const after = await rowOf(subscription);
    expect(after?.id).not.toBe(before?.id);
    expect([await isOn(one.headers), await isOn(other.headers)]).toEqual([false, true]);
  });

  it(`is one of ${PUSH_DEVICES_MAX} of a person at most: the one that was saved first goes`, async () => {
    const who = await visitor();
    const stranger = newSubscription();
    await save((await visitor()).headers, stranger);
    const saved: string[] = [];
    for (let count = 0; count <= PUSH_DEVICES_MAX; count += 1) {
      const subscription = newSubscription();
      saved.push(subscription.endpoint);
      await save(await anotherSession(who), subscription);
    }
    const kept = (await endpoints()).filter((endpoint) => saved.includes(endpoint));
    expect(kept).toEqual(saved.slice(1));
    expect(await rowOf(stranger)).toBeDefined();
  });

  it('is kept once by calls at the same time', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const subscription = newSubscription();
    const answers = await Promise.all(
      [one, other, one, other].map(({ headers }) => save(headers, subscription)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await endpoints()).filter((endpoint) => endpoint === subscription.endpoint)).toHaveLength(1);
  });

  it.each([
    ['by http', { endpoint: 'http://fcm.googleapis.com/fcm/send/a' }, 2090, 'endpoint'],
    ['on another host', { endpoint: 'https://evil.example/fcm/send/a' }, 2090, 'endpoint'],
    ['within our own network', { endpoint: 'https://127.0.0.1:5432/' }, 2090, 'endpoint'],
    ['with a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}` } }, 2091, 'keys'],
    ['with a key that is cut', { keys: { p256dh: 'BAAA' } }, 1001, 'keys'],
    ['without an endpoint', { endpoint: '' }, 1001, 'endpoint'],
  ])('%s is refused, in the reader’s language', async (_what, wrong, number, field) => {
    const { headers } = await visitor();
    const good = newSubscription();
    const payload = { ...good, ...wrong, keys: { ...good.keys, ...('keys' in wrong && wrong.keys) } };
    const [arabic, english] = await Promise.all(
      ['ar', 'en'].map(async (language) => (await save({ ...headers, language }, payload)).json()),
    );
    expect(arabic).toMatchObject({ error_number: number });
    expect(Object.keys(arabic.errors).join()).toContain(field);
    expect(arabic.msg).toMatch(/[ء-ي]/);
    expect(english.msg).toMatch(/^[A-Z]/);
    expect(await isOn(headers)).toBe(false);
  });

  it('is for signed-in people alone, and never answered', async () => {
    expect((await save({}, newSubscription())).statusCode).toBe(401);
    const who = await visitor();
    const subscription = newSubscription();
    await save(who.headers, subscription);
    const other = await visitor();
    for (const headers of [who.headers, other.headers]) {
      const answer = (await call('GET', '/api/users/push', headers)).body;
      expect(answer).not.toContain(subscription.endpoint);
      expect(answer).not.toContain(subscription.keys.auth);
    }
    await call('DELETE', '/api/users/push', other.headers);
    expect(await isOn(who.headers)).toBe(true);
  });

  it('follows its user’s language, however it changes', async () => {
    const { headers } = await visitor();
    const subscription = newSubscription();
    await save(headers, subscription);
    await call('GET', '/api/users/notifications', { ...headers, language: 'en' });
    expect(await rowOf(subscription)).toMatchObject({ language: 'en' });
  });
});

describe('a session’s end drops its device', () => {
  /** Two devices of the demo's user. */
  async function two() {
    const [here, there] = [await signIn(made.app), await signIn(made.app)];
    const [mine, other] = [newSubscription(), newSubscription()];
    await save(here, mine);
    await save(there, other);
    return { here, there, left: async () => [await rowOf(mine), await rowOf(other)].map(Boolean) };
  }

  it('by signing out', async () => {
    const { there, left } = await two();
    await call('GET', '/api/users/logout', there);
    expect(await left()).toEqual([true, false]);
  });

  it('by ending it from another device', async () => {
    const { here, there, left } = await two();
    const { rows } = (await call('GET', '/api/users/sessions', there)).json();
    const id = rows.find((row: { isCurrent: boolean }) => row.isCurrent).id;
    await call('DELETE', `/api/users/sessions/${id}`, here);
    expect(await left()).toEqual([true, false]);
  });

  it('by ending all others', async () => {
    const { here, left } = await two();
    await call('DELETE', '/api/users/sessions', here);
    expect(await left()).toEqual([true, false]);
  });

  it('by a change of the password, but for the device that made it', async () => {
    const account = otherAccount;
    const [here, there] = [await signIn(made.app, account), await signIn(made.app, account)];
    const [mine, other] = [newSubscription(), newSubscription()];
    await save(here, mine);
    await save(there, other);
    const changed = { oldPassword: account.password, newPassword: 'Another@1234' };
    expect((await call('POST', '/api/users/changePassword', here, changed)).statusCode).toBe(200);
    expect([await rowOf(mine), await rowOf(other)].map(Boolean)).toEqual([true, false]);
  });

  it('by an operator', async () => {
    const { left } = await two();
    const actor = { name: 'x', channel: 'shell', account: 'x' } as const;
    await tryCommand(made.db, { verb: 'sessions end', given: { mobile: demoAccount.mobile }, actor });
    expect(await left()).toEqual([false, false]);
  });
});

describe('a subscription that the browser has replaced', () => {
  const renew = (old: object, next: object) => call('POST', '/api/push/renew', {}, { old, ...next });

  it('is renewed by a client that has the secret of the old one', async () => {
    const { headers } = await visitor();
    const [old, next] = [newSubscription(), newSubscription()];
    await save(headers, old);
    const id = (await rowOf(old))?.id;
    const { endpoint, keys } = old;
    const answer = await renew({ endpoint, auth: keys.auth }, next);
    expect(answer.json()).toEqual({ success: true });
    expect(await rowOf(old)).toBeUndefined();
    expect(await rowOf(next)).toMatchObject({ id, auth: next.keys.auth });
    expect(await isOn(headers)).toBe(true);
  });

  it('is not renewed without that secret, nor with an invalid address', async () => {
    const { headers } = await visitor();
    const old = newSubscription();
    await save(headers, old);
    const { endpoint, keys } = old;
    const guess = await renew({ endpoint, auth: newSubscription().keys.auth }, newSubscription());
    expect(guess.json()).toMatchObject({ error_number: 2092 });
    const inner = await renew({ endpoint, auth: keys.auth }, newSubscription('https://10.0.0.1/a'));
    expect(inner.json()).toMatchObject({ error_number: 2090 });
    expect(await rowOf(old)).toBeDefined();
  });

  it('ends where the page has saved the new one already', async () => {
    const { headers } = await visitor();
    const other = await visitor();
    const [old, next] = [newSubscription(), newSubscription()];
    await save(headers, old);
    await save(other.headers, next);
    await renew({ endpoint: old.endpoint, auth: old.keys.auth }, next);
    expect([await isOn(headers), await isOn(other.headers)]).toEqual([false, true]);
  });
});

it('of a server without keys, devices learn so and nothing is kept', async () => {
  const none = await createTestApp({ gateways: { push: null } });
  const [who] = await addVisitors(none.db, 1);
  const { headers = {} } = who ?? {};
  const state = await none.app.inject({ url: '/api/users/push', headers });
  expect(state.json()).toEqual({ publicKey: null, isOn: false, isSandbox: false });
  const url = '/api/users/push';
  const refused = await none.app.inject({ method: 'POST', url, headers, payload: newSubscription() });
  expect(refused.json()).toMatchObject({ error_number: 2082 });
  await none.app.close();
});
