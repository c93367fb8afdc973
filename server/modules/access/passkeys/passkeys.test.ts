import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { messagesTo, newcomer, register } from '../../../../tests/support/newcomer.ts';
import { createTestApp, statusCounts, testConfig } from '../../../../tests/support/test-app.ts';
import { buildApp } from '../../../app.ts';
import { passkeyChallenges, passkeys } from '../../../db/schema/access.ts';
import { deleteExpired } from '../../../jobs/delete-expired.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
type Headers = Record<string, string>;

const ORIGIN = 'https://rukn.test';
const env = { PUBLIC_URL: ORIGIN };
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
let made: Made;

beforeAll(async () => {
  made = await createTestApp({ env });
});
afterAll(() => made.app.close());

const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  made.app.inject({ method, url, headers, ...(payload && { payload }) });
const optionsFor = async (headers: Headers) =>
  (await inject('POST', '/api/users/passkeys/options', headers)).json().options;
const loginOptions = async (app = made.app) =>
  (await app.inject({ method: 'POST', url: '/api/auth/passkey/options' })).json().options;
const create = (headers: Headers, credential: object) =>
  inject('POST', '/api/users/passkeys/create', { 'user-agent': PHONE, ...headers }, { credential });
const login = (credential: object, headers: Headers = {}, app = made.app) =>
  app.inject({ method: 'POST', url: '/api/auth/passkey/login', headers, payload: { credential } });
const rowsOf = async (headers: Headers) =>
  (await inject('GET', '/api/users/passkeys/list', headers)).json().rows as { id: number; name: string }[];
const noticesOf = async (headers: Headers, kind: string) => {
  const { rows } = (await inject('GET', '/api/users/notifications', headers)).json();
  return (rows as { kind: string; message: string }[]).filter((row) => row.kind === kind);
};

/** Adds a new authenticator's passkey to a user. */
async function add(headers: Headers): Promise<Authenticator> {
  const authenticator = createAuthenticator();
  const response = await create(headers, authenticator.create(await optionsFor(headers), { origin: ORIGIN }));
  expect(response.json()).toMatchObject({ success: true });
  return authenticator;
}
const signed = async (authenticator: Authenticator, ceremony: { origin?: string; counter?: number } = {}) =>
  authenticator.sign(await loginOptions(), { origin: ORIGIN, ...ceremony });

async function member() {
  const person = newcomer();
  return { person, headers: await register(made.app, person) };
}

describe('adding', () => {
  it('asks the device for a key that it can find by itself and that needs a finger, a face or a PIN', async () => {
    const { person, headers } = await member();
    const options = await optionsFor(headers);
    expect(options).toMatchObject({
      rp: { id: 'rukn.test', name: 'ركن' },
      user: { name: person.mobile, displayName: person.name },
      timeout: 120_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  });

  it('names it after the device, lists it, and notifies the user', async () => {
    const { headers } = await member();
    const { id } = await add(headers);
    expect(await rowsOf(headers)).toEqual([
      { id: expect.any(Number), name: 'Chrome على Android', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(await noticesOf(headers, 'passkeyAdded')).toMatchObject([
      { message: expect.stringContaining('Chrome على Android') },
    ]);
    expect((await optionsFor(headers)).excludeCredentials).toEqual([
      { id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('takes a challenge once, from the user that asked, and for two minutes', async () => {
    const [one, other] = [await member(), await member()];
    const credential = createAuthenticator().create(await optionsFor(one.headers), { origin: ORIGIN });
    expect((await create(other.headers, credential)).json().error_number).toBe(2101);
    expect((await create(one.headers, credential)).statusCode).toBe(200);
    expect((await create(one.headers, credential)).json().error_number).toBe(2101);

    const late = createAuthenticator().create(await optionsFor(one.headers), { origin: ORIGIN });
    await made.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await create(one.headers, late)).json()).toEqual({
      msg: 'انتهت مهلة هذه المحاولة أو استُخدمت من قبل. أعد المحاولة',
      error_number: 2101,
    });
    const toSignIn = createAuthenticator().create(
      { ...(await optionsFor(one.headers)), ...(await loginOptions()) },
      { origin: ORIGIN, rpId: 'rukn.test' },
    );
    expect((await create(one.headers, toSignIn)).json().error_number).toBe(2101);
  });

  it.each([
    ['another origin', { origin: 'https://rukn.evil' }, 403, 2102],
    ['another domain', { origin: ORIGIN, rpId: 'evil' }, 422, 2103],
    ['a device that did not verify its user', { origin: ORIGIN, isVerified: false }, 422, 2103],
  ])('refuses %s', async (_case, ceremony, status, number) => {
    const { headers } = await member();
    const response = await create(headers, createAuthenticator().create(await optionsFor(headers), ceremony));
    expect([response.statusCode, response.json().error_number]).toEqual([status, number]);
    expect(await rowsOf(headers)).toEqual([]);
  });

  it('refuses what is no client data or no attestation', async () => {
    const { headers } = await member();
    const credential = createAuthenticator().create(await optionsFor(headers), { origin: ORIGIN });
    const { response } = credential;
    const answers = [
      { ...credential, response: { ...response, clientDataJSON: 'AAAA' } },
      { ...credential, response: { ...response, attestationObject: 'AAAA' } },
    ].map(async (wrong) => (await create(headers, wrong)).json().error_number);
    expect(await Promise.all(answers)).toEqual([2103, 2103]);
    const unread = await create(headers, { ...credential, id: 'غير' });
    expect(unread.statusCode).toBe(422);
  });

  it('refuses a passkey that an account has, and the eleventh', async () => {
    const { headers } = await member();
    const stranger = await member();
    const first = await add(headers);
    const again = first.create(await optionsFor(stranger.headers), { origin: ORIGIN });
    expect((await create(stranger.headers, again)).json().error_number).toBe(2106);

    for (let count = 2; count <= 9; count++) await add(headers);
    const racing = await Promise.all(
      [1, 2, 3].map(async () => createAuthenticator().create(await optionsFor(headers), { origin: ORIGIN })),
    );
    const answers = await Promise.all(racing.map((credential) => create(headers, credential)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    expect(await rowsOf(headers)).toHaveLength(10);
    expect((await inject('POST', '/api/users/passkeys/options', headers)).json()).toEqual({
      msg: 'لديك 10 مفاتيح مرور، وهو الحد الأعلى. احذف أحدها لتضيف غيره',
      error_number: 2108,
    });
  });
});

describe('renaming and removing', () => {
  it('change one’s own alone, and a removed one signs in no more', async () => {
    const { headers } = await member();
    const stranger = await member();
    const authenticator = await add(headers);
    const [row] = await rowsOf(headers);
    const rename = (as: Headers, name: string, id: unknown = row?.id) =>
      inject('PUT', `/api/users/passkeys/update/${id}`, as, { name });
    const remove = (as: Headers) => inject('DELETE', `/api/users/passkeys/delete/${row?.id}`, as);

    expect((await rename(stranger.headers, 'لي')).json()).toMatchObject({ error_number: 2107 });
    expect((await rename(headers, 'x', 'abc')).json()).toMatchObject({ error_number: 2107 });
    expect((await rename(headers, ' ')).json().errors).toEqual({ name: 'اكتب الاسم' });
    expect((await rename(headers, 'ه'.repeat(61))).statusCode).toBe(422);
    expect((await rename(headers, '  جوال العمل ')).statusCode).toBe(200);
    expect(await rowsOf(headers)).toMatchObject([{ name: 'جوال العمل' }]);

    expect((await remove(stranger.headers)).statusCode).toBe(404);
    expect((await remove(headers)).statusCode).toBe(200);
    expect((await remove(headers)).statusCode).toBe(404);
    const refused = await login(await signed(authenticator));
    expect([refused.statusCode, refused.json().error_number]).toEqual([401, 2104]);
  });
});

describe('signing in', () => {
  it('answers as after a password: the user, a session with its device, and a notice of a new one', async () => {
    const { person, headers } = await member();
    const authenticator = await add(headers);
    const options = await loginOptions();
    expect(options).toMatchObject({ rpId: 'rukn.test', userVerification: 'required', timeout: 120_000 });
    const response = await login(authenticator.sign(options, { origin: ORIGIN }), { 'user-agent': PHONE });
    const byPassword = await made.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: person,
    });
    const { token, ...user } = response.json().user;
    const { token: _, ...same } = byPassword.json().user;
    expect(user).toEqual(same);
    expect(token).toMatch(/^[\w-]{43}$/);

    const mine = { 'session-token': token };
    const sessions = (await inject('GET', '/api/users/sessions', mine)).json().rows;
    expect(sessions[0]).toMatchObject({ device: 'Chrome على Android', isCurrent: true });
    expect(await noticesOf(mine, 'newSignIn')).toHaveLength(1);
    await vi.waitFor(async () => {
      expect((await messagesTo(made.app, person.mobile))[0]).toMatchObject({ purpose: 'signIn', code: '' });
    });
    expect(await rowsOf(mine)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await inject('GET', '/api/users/currentUser', headers)).statusCode).toBe(200);
  });

  it('refuses a challenge that is used, expired, for another use, or nobody’s', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    const credential = await signed(authenticator);
    expect((await login(credential)).statusCode).toBe(200);
    const toAdd = authenticator.sign(
      { ...(await optionsFor(headers)), rpId: 'rukn.test' },
      { origin: ORIGIN },
    );
    const invented = authenticator.sign({ challenge: 'AAAA', rpId: 'rukn.test' }, { origin: ORIGIN });
    const late = await signed(authenticator);
    await made.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    for (const refused of [credential, toAdd, invented, late])
      expect((await login(refused)).json()).toMatchObject({ error_number: 2101 });
  });

  it('lets one of many at several servers use a challenge', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    const other = await buildApp({ config: testConfig(env), database: made.database });
    const credential = await signed(authenticator);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => login(credential, {}, index % 2 ? other : made.app)),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 11 });
    await other.close();
  });

  it('refuses another origin, another domain, no verification, another key, and another’s account', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    const numberOf = async (credential: object) => (await login(credential)).json().error_number;
    const sign = async (ceremony: object) =>
      authenticator.sign(await loginOptions(), { origin: ORIGIN, ...ceremony });
    expect(await numberOf(await sign({ origin: 'https://rukn.evil' }))).toBe(2102);
    expect(await numberOf(await sign({ rpId: 'rukn.evil' }))).toBe(2103);
    expect(await numberOf(await sign({ isVerified: false }))).toBe(2103);
    const [right, forged] = [await sign({}), await signed(createAuthenticator())];
    const response = { ...right.response, signature: forged.response.signature };
    expect(await numberOf({ ...right, response })).toBe(2103);
    expect(await numberOf(await signed(createAuthenticator()))).toBe(2104);
    const mine = await sign({});
    const userHandle = Buffer.from('rukn-1').toString('base64url');
    expect(await numberOf({ ...mine, response: { ...mine.response, userHandle } })).toBe(2104);
  });

  it('says it in the reader’s language', async () => {
    const credential = await signed(await add((await member()).headers), { origin: 'https://rukn.evil' });
    expect((await login(credential, { language: 'en' })).json().msg).toMatch(
      /^The passkey was used on another site/,
    );
  });
});

describe('a counter', () => {
  it('that goes back or stands is refused, and the owner notified', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    const by = async (counter: number) => login(await signed(authenticator, { counter }));
    expect((await by(0)).statusCode).toBe(200);
    expect((await by(5)).statusCode).toBe(200);
    for (const counter of [5, 4, 0]) {
      expect((await by(counter)).json()).toEqual({
        msg: 'رفضنا مفتاح المرور هذا، فقد يكون منسوخًا. سجّل الدخول بكلمة المرور ثم احذفه من الإعدادات',
        error_number: 2105,
      });
    }
    expect(await noticesOf(headers, 'passkeyCloned')).toHaveLength(3);
    expect(await noticesOf(headers, 'passkeyCloned')).toMatchObject([
      { message: expect.stringContaining('Chrome على Android') },
      {},
      {},
    ]);
    expect((await by(6)).statusCode).toBe(200);
  });

  it('of two at once with the same one, one signs in', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    const credentials = [
      await signed(authenticator, { counter: 1 }),
      await signed(authenticator, { counter: 1 }),
    ];
    const answers = await Promise.all(credentials.map((credential) => login(credential)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });

  it('without the key notifies nobody', async () => {
    const { headers } = await member();
    const authenticator = await add(headers);
    await login(await signed(authenticator, { counter: 5 }));
    const [right, forged] = [
      await signed(authenticator, { counter: 1 }),
      await signed(createAuthenticator()),
    ];
    const response = { ...right.response, signature: forged.response.signature };
    expect((await login({ ...right, response })).json().error_number).toBe(2103);
    expect(await noticesOf(headers, 'passkeyCloned')).toEqual([]);
  });
});

describe('limits', () => {
  it('count failures for the network as wrong passwords do; neither lock an owner’s passkey', async () => {
    const own = await createTestApp({ env });
    const from = (remoteAddress: string, url: string, payload: object = {}) =>
      own.app.inject({ method: 'POST', url, payload, remoteAddress });
    const person = newcomer();
    const headers = await register(own.app, person);
    const authenticator = createAuthenticator();
    const begun = await own.app.inject({ method: 'POST', url: '/api/users/passkeys/options', headers });
    const credential = authenticator.create(begun.json().options, { origin: ORIGIN });
    await own.app.inject({
      method: 'POST',
      url: '/api/users/passkeys/create',
      headers,
      payload: { credential },
    });

    // Another network than the owner's: six wrong passwords are one too many there.
    for (let count = 1; count <= 6; count++)
      await from('10.9.0.1', '/api/auth/login', { mobile: person.mobile, password: 'wrong' });
    const options = (await from('10.9.0.1', '/api/auth/passkey/options')).json().options;
    const signedIn = await from('10.9.0.1', '/api/auth/passkey/login', {
      credential: authenticator.sign(options, { origin: ORIGIN }),
    });
    expect(signedIn.statusCode).toBe(200);

    const wrong = authenticator.sign({ challenge: 'AAAA', rpId: 'rukn.test' }, { origin: ORIGIN });
    const statuses: number[] = [];
    for (let count = 0; count < 201; count++)
      statuses.push((await from('10.9.0.2', '/api/auth/passkey/login', { credential: wrong })).statusCode);
    expect(new Set(statuses.slice(0, 200))).toEqual(new Set([409]));
    expect(statuses[200]).toBe(429);
    const login = { mobile: '0500000001', password: 'Demo@1234' };
    expect((await from('10.9.0.2', '/api/auth/login', login)).statusCode).toBe(429);

    const asked: number[] = [];
    for (let count = 0; count < 301; count++)
      asked.push((await from('10.9.0.3', '/api/auth/passkey/options')).statusCode);
    expect([asked[299], asked[300]]).toEqual([200, 429]);
    await own.app.close();
  });
});

describe('the relying party', () => {
  const askAt = async (env: Record<string, string>, host: string) => {
    const own = await createTestApp({ env });
    const response = await own.app.inject({
      method: 'POST',
      url: '/api/auth/passkey/options',
      headers: { host },
    });
    await own.app.close();
    return response.json();
  };

  it('is PUBLIC_URL’s, whatever the request names', async () => {
    const { options } = await askAt({ PUBLIC_URL: 'https://www.rukn.test:8443' }, 'evil.test');
    expect(options.rpId).toBe('www.rukn.test');
  });

  it('is localhost without that setting, and nothing else', async () => {
    expect((await askAt({}, 'localhost:5173')).options.rpId).toBe('localhost');
    for (const host of ['127.0.0.1:3000', 'rukn.test', '[::1]:3000'])
      expect(await askAt({}, host)).toMatchObject({ error_number: 2100 });
    expect(await askAt({ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'localhost')).toMatchObject({
      error_number: 2100,
    });
  });
});

it('stores no secret: the public half of the key, and the hash of a challenge until it is used', async () => {
  const { headers } = await member();
  const { id } = await add(headers);
  const [stored] = await made.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  expect(stored).toMatchObject({ counter: 0, transports: ['internal'], isBackedUp: false });
  const { challenge } = await loginOptions();
  const open = JSON.stringify(await made.db.select().from(passkeyChallenges));
  expect(open).not.toContain(challenge);
  await made.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
  await deleteExpired(made.db);
  expect(await made.db.select().from(passkeyChallenges)).toEqual([]);
});
