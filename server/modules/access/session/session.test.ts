import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isHard } from '../../../../tests/support/hard-runs.ts';
import { messagesTo, newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import {
  createTestApp,
  demoAccount,
  otherAccount,
  signIn,
  testConfig,
} from '../../../../tests/support/test-app.ts';
import { buildApp } from '../../../app.ts';
import { users } from '../../../db/schema/people.ts';
import { COUNTRY_HEADER } from '../../../http/country.ts';
import { deleteExpired } from '../../../jobs/delete-expired.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

function login(payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return made.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress });
}

function currentUser(headers: Record<string, string>) {
  return made.app.inject({ url: '/api/users/currentUser', headers });
}

describe('signing in', () => {
  it('answers the user and a token of 256 bits', async () => {
    const response = await login(demoAccount);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json().user).toMatchObject({
      mobile: '0500000001',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each(['+966500000001', '00966 50 000 0001', '٠٥٠٠٠٠٠٠٠١', '966-0500000001', '500000001'])(
    'reads %s as the same mobile',
    async (mobile) => {
      expect((await login({ ...demoAccount, mobile })).statusCode).toBe(200);
    },
  );

  it('keeps only the hash of a token', async () => {
    const { 'session-token': token } = await signIn(made.app);
    const kept = await made.db.execute(
      sql`select count(*)::int as count from sessions where token_hash = ${token}`,
    );
    expect(JSON.stringify(kept)).toContain('"count":0');
  });

  it.each([
    ['a wrong password', { mobile: '0500000002', password: 'wrong' }],
    ['an unknown mobile', { mobile: '0500000999', password: 'Demo@1234' }],
    ['what is no mobile', { mobile: 'me', password: 'Demo@1234' }],
  ])('answers %s alike', async (_case, payload) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ msg: 'رقم الجوال أو كلمة المرور غير صحيحة', error_number: 2010 });
  });

  it('names what is missing, in the language asked for', async () => {
    expect((await login({})).json()).toEqual({
      msg: 'بعض الحقول غير صحيحة',
      error_number: 1001,
      errors: { mobile: 'اكتب رقم الجوال', password: 'اكتب كلمة المرور' },
    });
    expect((await login({ mobile: 5 }, { language: 'en' })).json()).toEqual({
      msg: 'Some fields are not valid',
      error_number: 1001,
      errors: { mobile: 'Mobile number: Enter a text', password: 'Password is required' },
    });
  });

  it('says who is signed in, by the name of the language', async () => {
    const headers = await signIn(made.app);
    const [person] = await made.db.select().from(users).where(sql`${users.mobile} = '0500000001'`);
    const arabic = (await currentUser(headers)).json();
    expect(arabic.user).toMatchObject({ id: person?.id, name: person?.name, token: null });
    const english = (await currentUser({ ...headers, language: 'en' })).json();
    expect(english.user.name).toBe(person?.nameEn ?? person?.name);
  });
});

describe('a token that a stranger has chosen', () => {
  it('is not what a sign-in opens, however it is handed over', async () => {
    const chosen = 'S'.repeat(43);
    const handedOver = { 'session-token': chosen, cookie: `session-token=${chosen}; token=${chosen}` };
    const response = await made.app.inject({
      method: 'POST',
      url: `/api/auth/login?token=${chosen}`,
      payload: { ...otherAccount, token: chosen },
      headers: handedOver,
    });
    const { token } = response.json().user;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(chosen);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await currentUser({ 'session-token': chosen })).statusCode).toBe(401);
  });

  it('nor one that was open before: each sign-in opens another, and a cookie opens none', async () => {
    const before = await signIn(made.app, otherAccount);
    const response = await made.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: otherAccount,
      headers: before,
    });
    const { token } = response.json().user;
    expect(token).not.toBe(before['session-token']);
    expect((await currentUser({ cookie: `session-token=${token}` })).statusCode).toBe(401);
  });
});

describe('the end of a session', () => {
  it('forgets the token at sign out', async () => {
    const headers = await signIn(made.app);
    const out = await made.app.inject({ url: '/api/users/logout', headers });
    expect(out.json()).toEqual({ success: true });
    const after = await currentUser(headers);
    expect(after.statusCode).toBe(401);
    expect(after.json()).toMatchObject({ error_number: 2002 });
  });

  it('comes by time, and moves on with use', async () => {
    const headers = await signIn(made.app, otherAccount);
    await made.db.execute(
      sql`update sessions set last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'`,
    );
    expect((await currentUser(headers)).statusCode).toBe(200);
    const [renewed] = await made.db
      .select({ isLong: sql<boolean>`bool_or(expires_at > now() + interval '29 days')` })
      .from(sql`sessions`);
    expect(renewed?.isLong).toBe(true);
    await made.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await currentUser(headers)).statusCode).toBe(401);
  });

  it('is a guest’s where everyone may see', async () => {
    const headers = { 'session-token': 'A'.repeat(43) };
    expect((await made.app.inject({ url: '/api/regions/list', headers })).statusCode).toBe(200);
  });

  it('does not come by HEAD', async () => {
    const headers = await signIn(made.app);
    const head = await made.app.inject({ method: 'HEAD', url: '/api/users/logout', headers });
    expect(head.statusCode).toBe(405);
    expect((await currentUser(headers)).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  it('is refused from the sixth wrong password on, the right one too', async () => {
    const { app } = await createTestApp();
    const attempt = (password: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { mobile: '0500000001', password },
        remoteAddress,
      });
    for (let count = 1; count <= 5; count++) {
      expect((await attempt('wrong', '10.0.0.1')).statusCode).toBe(401);
    }
    const sixth = await attempt('wrong', '10.0.0.1');
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json()).toEqual({
      msg: 'محاولات كثيرة لتسجيل الدخول. حاول بعد 15 دقيقة',
      error_number: 2011,
    });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800);
    expect((await attempt('Demo@1234', '10.0.0.1')).statusCode).toBe(429);
    await app.close();
  });

  it('lets no more through at once than one after another', async () => {
    const { app } = await createTestApp();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const payload = { mobile: '0500000002', password: 'wrong' };
        return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    await app.close();
  });
});

describe('several servers over one database', () => {
  it('count wrong passwords together, and a restart forgets none', async () => {
    const { app, database } = await createTestApp();
    const others = await Promise.all([1, 2].map(() => buildApp({ config: testConfig(), database })));
    const servers = [app, ...others];
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      const response = await servers[count % 3]?.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { mobile: '0509999999', password: 'wrong' },
        remoteAddress: '10.1.0.1',
      });
      statuses.push(response?.statusCode ?? 0);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    for (const other of others) await other.close();
    await app.close();
  });
});

describe('the time of an answer', () => {
  it('does not reveal who has an account: the work for a wrong password is that for an unknown mobile', async () => {
    const person = newcomer();
    await register(made.app, person);
    const tried = (mobile: string) =>
      statementsOf(made.db, () => login({ mobile, password: 'wrong' }, {}, '10.2.0.1'));
    const unknown = await tried(newcomer().mobile);
    expect(await tried(person.mobile)).toEqual(unknown);
    expect(unknown.length).toBeGreaterThan(2);
  });

  it('includes the check of a hash of the same cost where no account has the mobile', async () => {
    const checked: string[] = [];
    const check = async (passwordHash: string) => {
      checked.push(passwordHash);
      return true;
    };
    expect(await isPasswordOf(undefined, 'any', check)).toBe(false);
    expect(await isPasswordOf(await hashPassword('any'), 'any', check)).toBe(true);
    const costs = checked.map((passwordHash) => passwordHash.split('$').slice(1, 4).join('$'));
    expect(costs).toEqual([costs[1], 'argon2id$v=19$m=19456,t=2,p=1']);
  });
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

/** The middle of so many calls' milliseconds. */
async function medianOf(runs: number, call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}

// No test tells them apart: what else the machine does is more than a difference would be.
it.runIf(isHard)('prints how long the calls take where an account is known and where none is', async () => {
  const known = newcomer();
  await register(made.app, known);
  const calls = {
    'a wrong password': (mobile: string) => login({ mobile, password: 'Wrong@123' }),
    'a reset code': (mobile: string) => post(made.app, '/api/auth/forgetPasswordRequest', { mobile }),
    'a guessed code': (mobile: string) =>
      post(made.app, '/api/auth/resetPassword', { mobile, code: 'AAAA', password: 'Changed@12' }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const medians: number[] = [];
    for (const mobile of [known.mobile, newcomer().mobile]) {
      const free = async () => {
        await made.db.execute(sql`truncate attempts`);
        return call(mobile);
      };
      medians.push(await medianOf(1_000, free));
    }
    const [one = 0, other = 0] = medians;
    process.stderr.write(`medians of ${name}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms\n`);
    expect(medians.every((median) => median > 0)).toBe(true);
  }
});

describe('where a person is signed in', () => {
  async function signInFrom(account: { mobile: string; password: string }, device: string) {
    const response = await login(account, { 'user-agent': device });
    return { 'session-token': String(response.json().user.token) };
  }
  async function listed(headers: Record<string, string>) {
    const response = await made.app.inject({ url: '/api/users/sessions', headers });
    return response.json().rows as { id: number; device: string; isCurrent: boolean }[];
  }
  const end = (id: number | string, headers: Record<string, string>) =>
    made.app.inject({ method: 'DELETE', url: `/api/users/sessions/${id}`, headers });

  it('is listed with this device first, by names of the language', async () => {
    const person = newcomer();
    await register(made.app, person);
    const phone = await signInFrom(person, PHONE);
    const computer = await signInFrom(person, COMPUTER);
    expect(await listed(phone)).toMatchObject([
      { device: 'Chrome على Android', deviceKind: 'phone', isCurrent: true },
      { device: 'Firefox على Windows', deviceKind: 'computer', isCurrent: false },
      { device: expect.any(String), isCurrent: false },
    ]);
    const english = await listed({ ...computer, language: 'en' });
    expect(english[0]).toMatchObject({ device: 'Firefox on Windows', isCurrent: true });
  });

  it('is listed with the country of its last use, as the proxy in front reports it', async () => {
    const { app, db } = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    const from = (country: string) => ({ 'x-forwarded-for': '192.0.2.7', [COUNTRY_HEADER]: country });
    const person = newcomer();
    await register(app, person);
    const signedIn = await post(app, '/api/auth/login', person, { ...from('AE'), 'user-agent': PHONE });
    const headers = { 'session-token': String(signedIn.json().user.token) };
    const placesOf = async (country: string, language: 'ar' | 'en') => {
      const asked = { ...headers, ...from(country), language };
      const { rows } = (await app.inject({ url: '/api/users/sessions', headers: asked })).json();
      return (rows as { place: string | null }[]).map(({ place }) => place);
    };
    expect(await placesOf('SA', 'ar')).toEqual(['الإمارات العربية المتحدة', null]);
    // A session's use is recorded once an hour.
    await db.execute(sql`update sessions set last_seen_at = now() - interval '2 hours'`);
    expect(await placesOf('SA', 'en')).toEqual(['Saudi Arabia', null]);
    const notices = (await app.inject({ url: '/api/users/notifications', headers })).json().rows;
    expect(notices[0].message).toContain('Chrome على Android، الإمارات العربية المتحدة.');
    await app.close();
  });

  it('is ended one by one or all but this one, refused at once, and never another person’s', async () => {
    const person = newcomer();
    const first = await register(made.app, person);
    const phone = await signInFrom(person, PHONE);
    const computer = await signInFrom(person, COMPUTER);
    const stranger = await register(made.app, newcomer());
    const ofComputer = (await listed(computer)).find(({ isCurrent }) => isCurrent);

    expect((await end(ofComputer?.id ?? 0, stranger)).json()).toMatchObject({ error_number: 2060 });
    expect((await currentUser(computer)).statusCode).toBe(200);
    expect((await end(ofComputer?.id ?? 0, phone)).statusCode).toBe(200);
    expect((await currentUser(computer)).statusCode).toBe(401);
    expect((await end(ofComputer?.id ?? 0, phone)).statusCode).toBe(404);
    expect((await end('x', phone)).json()).toMatchObject({ error_number: 2060 });

    await made.app.inject({ method: 'DELETE', url: '/api/users/sessions', headers: phone });
    expect((await currentUser(first)).statusCode).toBe(401);
    expect((await currentUser(phone)).statusCode).toBe(200);
    expect((await currentUser(stranger)).statusCode).toBe(200);
  });

  it('is notified when the device is new, not when it is the first or a known one', async () => {
    const person = newcomer();
    await register(made.app, person);
    const noticesOf = async (headers: Record<string, string>) => {
      const response = await made.app.inject({ url: '/api/users/notifications', headers });
      const rows = response.json().rows as { kind: string; message: string }[];
      return rows.filter(({ kind }) => kind === 'newSignIn').map(({ message }) => message);
    };
    const phone = await signInFrom(person, PHONE);
    expect(await noticesOf(phone)).toEqual([
      'تسجيل دخول من جهاز جديد: Chrome على Android. إن لم تكن أنت، فغيّر كلمة المرور',
    ]);
    expect(await noticesOf(await signInFrom(person, PHONE))).toHaveLength(1);
    expect(await noticesOf(await signInFrom(person, COMPUTER))).toHaveLength(2);
    await vi.waitFor(async () => {
      const messages = await messagesTo(made.app, person.mobile);
      expect(messages.filter(({ purpose }) => purpose === 'signIn')).toHaveLength(2);
    });
  });

  it('shows the wrong sign-ins of others, for thirty days, and not those from the user’s own network', async () => {
    const [person, other] = [newcomer(), newcomer()];
    const headers = await register(made.app, person);
    await register(made.app, other);
    const wrong = async (who = headers) =>
      (await made.app.inject({ url: '/api/users/sessions', headers: who })).json().wrongSignIns;
    const tryAs = (mobile: string, address?: string) => login({ mobile, password: 'Wrong@123' }, {}, address);
    expect((await tryAs(person.mobile)).statusCode).toBe(401);
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      expect((await tryAs(person.mobile, address)).statusCode).toBe(401);
      expect((await tryAs(newcomer().mobile, address)).statusCode).toBe(401);
    }
    await vi.waitFor(async () => expect((await wrong())?.count).toBe(3));
    expect(Date.now() - Date.parse((await wrong()).lastAt)).toBeLessThan(60_000);
    expect(await wrong(await signInFrom(other, PHONE))).toBeNull();

    await made.db.execute(sql`update wrong_sign_ins set last_at = now() - interval '29 days'`);
    await deleteExpired(made.db);
    expect((await wrong()).count).toBe(3);
    await made.db.execute(sql`update wrong_sign_ins set last_at = now() - interval '31 days'`);
    await deleteExpired(made.db);
    expect(await wrong()).toBeNull();
  });
});
