import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../contract/contract.ts';
import { PROOF_MINUTES } from '../../../../contract/limits.ts';
import { type Authenticator, createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp, signIn } from '../../../../tests/support/test-app.ts';
import { passkeyChallenges } from '../../../db/schema/access.ts';
import { sessions } from '../../../db/schema/people.ts';
import { hashToken } from '../../../plugins/session.ts';

const ORIGIN = 'https://rukn.test';
type Headers = Record<string, string>;
let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => made.app.close());

const IBAN = { iban: 'SA0380000000608010167519', name: 'هدى' };
const setBank = async (headers: Headers) =>
  answerOf(await post(made.app, '/api/users/setBank', IBAN, headers));
const byPassword = (headers: Headers, password: string) =>
  post(made.app, '/api/users/proof/password', { password }, headers);
const optionsFor = async (headers: Headers) =>
  (await post(made.app, '/api/users/proof/options', {}, headers)).json().options;
const byPasskey = async (headers: Headers, credential: object) =>
  answerOf(await post(made.app, '/api/users/proof/passkey', { credential }, headers));

/** Lets the proof of a session grow older by so many seconds. */
const age = (headers: Headers, seconds: number) =>
  made.db
    .update(sessions)
    .set({ provedAt: sql`proved_at - make_interval(secs => ${seconds})` })
    .where(eq(sessions.tokenHash, hashToken(headers['session-token'] ?? '')));
const lapse = (headers: Headers) => age(headers, PROOF_MINUTES * 60);

async function member() {
  const person = newcomer();
  return { person, headers: await register(made.app, person) };
}

async function addPasskey(headers: Headers): Promise<Authenticator> {
  const authenticator = createAuthenticator();
  const { options } = (await post(made.app, '/api/users/passkeys/options', {}, headers)).json();
  const credential = authenticator.create(options, { origin: ORIGIN });
  await post(made.app, '/api/users/passkeys/create', { credential }, headers);
  return authenticator;
}

const REFUSED = {
  status: 403,
  body: { error_number: 2112, msg: 'أثبت أنك أنت صاحب الحساب قبل هذه الخطوة. لم يتغيّر شيء' },
};

describe('a proof', () => {
  it('is given by signing in, lasts five minutes, and is of that session alone', async () => {
    const { person, headers } = await member();
    await age(headers, PROOF_MINUTES * 60 - 20);
    expect((await setBank(headers)).status).toBe(200);
    await age(headers, 20);
    expect(await setBank(headers)).toEqual(REFUSED);

    const other = await signIn(made.app, person);
    expect((await setBank(other)).status).toBe(200);
    expect(await setBank(headers)).toEqual(REFUSED);
    expect(answerOf(await byPassword(headers, person.password)).body).toEqual({ success: true });
    expect((await setBank(headers)).status).toBe(200);
  });

  it('is asked for by each call that could hurt, before anything else, and by none other', async () => {
    const { headers } = await member();
    await lapse(headers);
    const needing = allEndpoints().filter(([, { proof }]) => proof);
    expect(needing.map(([name]) => name)).toEqual([
      'passkeys.options',
      'passkeys.delete',
      'passkeys.switchPassword',
      'profile.setBank',
      'profile.delete',
    ]);
    for (const [, { method, path }] of needing) {
      const url = path.replace('{id}', '1');
      expect(answerOf(await made.app.inject({ method, url, headers }))).toEqual(REFUSED);
      expect((await made.app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  it('by a wrong password is none, and counts towards the lock of signing in', async () => {
    const { person, headers } = await member();
    await lapse(headers);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(answerOf(await byPassword(headers, 'Guessed@123'))).toMatchObject({
        status: 422,
        body: { errors: { password: 'كلمة المرور الحالية غير صحيحة' } },
      });
    }
    expect((await byPassword(headers, person.password)).statusCode).toBe(429);
    const change = { oldPassword: person.password, newPassword: 'Another@123' };
    expect((await post(made.app, '/api/users/changePassword', change, headers)).statusCode).toBe(429);
    expect(await setBank(headers)).toEqual(REFUSED);
  });
});

describe('a proof by a passkey', () => {
  it('names the account’s passkeys, is accepted once, and never again', async () => {
    const { headers } = await member();
    const authenticator = await addPasskey(headers);
    await lapse(headers);
    const options = await optionsFor(headers);
    expect(options).toMatchObject({
      rpId: 'rukn.test',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
    const credential = authenticator.sign(options, { origin: ORIGIN });
    expect((await byPasskey(headers, credential)).status).toBe(200);
    expect((await setBank(headers)).status).toBe(200);
    await lapse(headers);
    expect(await byPasskey(headers, credential)).toMatchObject({
      status: 409,
      body: { error_number: 2101 },
    });
    expect(await setBank(headers)).toEqual(REFUSED);
  });

  it('is not accepted late, for another use, of another account, origin or user', async () => {
    const [one, other] = [await member(), await member()];
    const [mine, theirs] = [await addPasskey(one.headers), await addPasskey(other.headers)];
    await lapse(one.headers);
    const refused = async (credential: object) =>
      (await byPasskey(one.headers, credential)).body.error_number;
    const late = mine.sign(await optionsFor(one.headers), { origin: ORIGIN });
    await made.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await refused(late)).toBe(2101);
    const toSignIn = (await post(made.app, '/api/auth/passkey/options', {})).json().options;
    expect(await refused(mine.sign(toSignIn, { origin: ORIGIN }))).toBe(2101);
    const ofOther = mine.sign(await optionsFor(other.headers), { origin: ORIGIN });
    expect(await refused(ofOther)).toBe(2101);
    expect(await refused(theirs.sign(await optionsFor(one.headers), { origin: ORIGIN }))).toBe(2103);
    const evil = { origin: 'https://rukn.evil' };
    expect(await refused(mine.sign(await optionsFor(one.headers), evil))).toBe(2102);
    const untouched = { origin: ORIGIN, isVerified: false };
    expect(await refused(mine.sign(await optionsFor(one.headers), untouched))).toBe(2103);
    expect(await setBank(one.headers)).toEqual(REFUSED);
  });

  it('does not sign in, and a copy’s is refused', async () => {
    const { headers } = await member();
    const authenticator = await addPasskey(headers);
    const prove = authenticator.sign(await optionsFor(headers), { origin: ORIGIN, counter: 7 });
    const login = await post(made.app, '/api/auth/passkey/login', { credential: prove });
    expect(login.json().error_number).toBe(2101);
    const [first, second] = [await optionsFor(headers), await optionsFor(headers)];
    const at = { origin: ORIGIN, counter: 7 };
    expect((await byPasskey(headers, authenticator.sign(first, at))).status).toBe(200);
    await lapse(headers);
    expect((await byPasskey(headers, authenticator.sign(second, at))).body.error_number).toBe(2105);
    expect(await setBank(headers)).toEqual(REFUSED);
  });

  it('is not begun without one', async () => {
    const { headers } = await member();
    const begun = await post(made.app, '/api/users/proof/options', {}, headers);
    expect(answerOf(begun)).toMatchObject({ status: 404, body: { error_number: 2107 } });
  });
});
