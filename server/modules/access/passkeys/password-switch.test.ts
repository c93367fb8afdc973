import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { decide, messagesTo, newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp } from '../../../../tests/support/test-app.ts';

const ORIGIN = 'https://rukn.test';
type Headers = Record<string, string>;
let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => made.app.close());

const switchTo = async (headers: Headers, isOn: boolean) => {
  const url = '/api/users/passkeys/password';
  return answerOf(await made.app.inject({ method: 'PUT', url, headers, payload: { isOn } }));
};
const listOf = async (headers: Headers) =>
  (await made.app.inject({ url: '/api/users/passkeys/list', headers })).json();
const noticesOf = async (headers: Headers) => {
  const { rows } = (await made.app.inject({ url: '/api/users/notifications', headers })).json();
  return (rows as { kind: string }[])
    .map(({ kind }) => kind)
    .filter((kind) => /^password(On|Off)$/.test(kind));
};
const login = async (account: { mobile: string; password: string }) =>
  answerOf(await post(made.app, '/api/auth/login', { mobile: account.mobile, password: account.password }));

/** A user with a passkey of which the password is off. */
async function keyHolder() {
  const person = newcomer();
  const headers = await register(made.app, person);
  const authenticator = createAuthenticator();
  const { options } = (await post(made.app, '/api/users/passkeys/options', {}, headers)).json();
  const credential = authenticator.create(options, { origin: ORIGIN });
  const { id } = (await post(made.app, '/api/users/passkeys/create', { credential }, headers)).json();
  expect(await switchTo(headers, false)).toEqual({ status: 200, body: { success: true } });
  return { person, headers, authenticator, id: Number(id) };
}

it('is switched off with a passkey alone and after a proof, and notifies once', async () => {
  const person = newcomer();
  const none = await register(made.app, person);
  expect(await switchTo(none, false)).toMatchObject({ status: 409, body: { error_number: 2109 } });
  expect(await listOf(none)).toEqual({ rows: [], isPasswordOn: true });

  const { headers } = await keyHolder();
  await switchTo(headers, false);
  expect((await listOf(headers)).isPasswordOn).toBe(false);
  expect(await noticesOf(headers)).toEqual(['passwordOff']);
  await made.db.execute(sql`update sessions set proved_at = null`);
  expect(await switchTo(headers, true)).toMatchObject({ status: 403, body: { error_number: 2112 } });
});

it('answers the right password as a wrong one, wherever a password is asked for', async () => {
  const { person, headers, authenticator } = await keyHolder();
  const wrong = await login({ ...person, password: 'Guessed@123' });
  expect(await login(person)).toEqual(wrong);
  expect(wrong).toMatchObject({ status: 401 });
  const proof = await post(made.app, '/api/users/proof/password', { password: person.password }, headers);
  expect(proof.statusCode).toBe(422);
  const { options } = (await post(made.app, '/api/auth/passkey/options', {})).json();
  const credential = authenticator.sign(options, { origin: ORIGIN });
  expect((await post(made.app, '/api/auth/passkey/login', { credential })).statusCode).toBe(200);
});

it('sends no code to reset it, but tells the owner; no code does, and an identity check switches it on', async () => {
  const { person, headers } = await keyHolder();
  const { mobile } = person;
  const asked = await post(made.app, '/api/auth/forgetPasswordRequest', { mobile });
  const unknown = await post(made.app, '/api/auth/forgetPasswordRequest', { mobile: '0599999991' });
  expect(answerOf(asked)).toEqual(answerOf(unknown));
  await expect.poll(async () => (await messagesTo(made.app, mobile))[0]).toMatchObject({ code: '' });
  const reset = { mobile, code: 'ABCD', password: 'Another@123' };
  expect((await post(made.app, '/api/auth/resetPassword', reset)).json().errors).toHaveProperty('code');
  expect((await listOf(headers)).isPasswordOn).toBe(false);

  const begun = (await post(made.app, '/api/auth/recover', { identity: person.identity })).json();
  await decide(made.app, person, 'approved');
  const finish = { ticket: begun.ticket, password: 'Another@123' };
  expect((await post(made.app, '/api/auth/recover/finish', finish)).statusCode).toBe(200);
  expect((await login({ mobile, password: 'Another@123' })).status).toBe(200);
});

it('is on again once the last passkey is removed, and not before', async () => {
  const { person, headers, id } = await keyHolder();
  const { options } = (await post(made.app, '/api/users/passkeys/options', {}, headers)).json();
  const credential = createAuthenticator().create(options, { origin: ORIGIN });
  const second = (await post(made.app, '/api/users/passkeys/create', { credential }, headers)).json().id;
  const remove = (key: number) =>
    made.app.inject({ method: 'DELETE', url: `/api/users/passkeys/delete/${key}`, headers });
  expect((await remove(id)).statusCode).toBe(200);
  expect((await listOf(headers)).isPasswordOn).toBe(false);
  expect((await login(person)).status).toBe(401);
  expect((await remove(second)).statusCode).toBe(200);
  expect(await listOf(headers)).toEqual({ rows: [], isPasswordOn: true });
  expect(await noticesOf(headers)).toEqual(['passwordOn', 'passwordOff']);
  expect((await login(person)).status).toBe(200);
});
