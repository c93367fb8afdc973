import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastCode, messagesTo, newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { answerOf, createTestApp, signIn } from '../../../../tests/support/test-app.ts';
import { users } from '../../../db/schema/people.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const requestReset = (mobile: string) => post(made.app, '/api/auth/forgetPasswordRequest', { mobile });
const reset = (mobile: string, code: string, password = 'Changed@12') =>
  post(made.app, '/api/auth/resetPassword', { mobile, code, password });
const login = (mobile: string, password: string) => post(made.app, '/api/auth/login', { mobile, password });
const change = (headers: Record<string, string>, payload: object) =>
  post(made.app, '/api/users/changePassword', payload, headers);
const current = (headers: Record<string, string>) =>
  made.app.inject({ url: '/api/users/currentUser', headers });

async function age(seconds: number) {
  await made.db.execute(sql`update codes set sent_at = sent_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`);
}

describe('a forgotten password', () => {
  it('is reset by a code; every session ends, and a locked account opens', async () => {
    const person = newcomer();
    const old = await register(made.app, person);
    for (let count = 1; count <= 6; count++) await login(person.mobile, 'wrong');
    expect((await login(person.mobile, person.password)).statusCode).toBe(429);

    expect(answerOf(await requestReset(person.mobile))).toEqual({ status: 200, body: { success: true } });
    const [message] = await messagesTo(made.app, person.mobile);
    expect(message).toMatchObject({ purpose: 'reset', mobile: person.mobile });
    expect(answerOf(await reset(person.mobile, message?.code ?? ''))).toEqual({
      status: 200,
      body: { success: true },
    });

    expect((await current(old)).statusCode).toBe(401);
    expect((await login(person.mobile, person.password)).statusCode).toBe(401);
    const headers = await signIn(made.app, { mobile: person.mobile, password: 'Changed@12' });
    const notices = await made.app.inject({ url: '/api/users/notifications', headers });
    expect(notices.json().rows[0]).toMatchObject({ kind: 'passwordChanged', link: '/setting' });
    expect((await reset(person.mobile, message?.code ?? '')).json().error_number).toBe(2043);
  });

  it('answers known and unknown mobiles alike at every step', async () => {
    const known = newcomer();
    const unknown = newcomer();
    await register(made.app, known);
    await made.db.execute(sql`delete from attempts`);
    const walk = async (mobile: string) => {
      const answers = [await reset(mobile, 'AAAA'), await requestReset(mobile), await requestReset(mobile)];
      for (let count = 1; count <= 6; count++) answers.push(await reset(mobile, 'AAAA'));
      await age(61);
      answers.push(await requestReset(mobile));
      await age(301);
      answers.push(await reset(mobile, 'AAAA'));
      for (let count = 3; count <= 6; count++) {
        answers.push(await requestReset(mobile));
        await age(61);
      }
      return answers.map((answer) => ({
        ...answerOf(answer),
        headers: Object.keys(answer.headers).toSorted(),
      }));
    };
    const [forKnown, forUnknown] = [await walk(known.mobile), await walk(unknown.mobile)];
    expect(forUnknown).toEqual(forKnown);
    expect(forKnown.map(({ status }) => status)).toContain(200);
    expect(forKnown.at(-1)).toMatchObject({ status: 429, body: { error_number: 2013 } });
    expect(await messagesTo(made.app, unknown.mobile)).toEqual([]);
  });

  it('answers a guess alike where a code was used before and where no account has the mobile', async () => {
    const person = newcomer();
    await register(made.app, person);
    await requestReset(person.mobile);
    const code = await lastCode(made.app, person.mobile);
    expect((await reset(person.mobile, code)).statusCode).toBe(200);
    const guess = code === 'AAAA' ? 'BBBB' : 'AAAA';
    const answer = answerOf(await reset(person.mobile, guess));
    expect(answer).toEqual(answerOf(await reset(newcomer().mobile, guess)));
    expect(answer.body).toMatchObject({ error_number: 2041 });
    expect((await reset(person.mobile, code)).json().error_number).toBe(2043);
  });

  it('does the same work for known and unknown mobiles before it answers, so that the time reveals nothing', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow = await createTestApp({ gateways: { sms: { send: () => held } } });
    const other = newcomer();
    await slow.db.insert(users).values({ name: other.name, mobile: other.mobile });
    const ask = async (mobile: string) => {
      const all = await statementsOf(slow.db, () =>
        post(slow.app, '/api/auth/forgetPasswordRequest', { mobile }),
      );
      // A server that has just started also counts listings.
      return all.filter((text) => /"(attempts|codes|users)"/.test(text));
    };
    const unknown = await ask(newcomer().mobile);
    expect(await ask(other.mobile)).toEqual(unknown);
    expect(unknown.length).toBeGreaterThan(2);
    letGo();
    await slow.app.close();
  });

  it('is reset once by twenty right tries at once', async () => {
    const person = newcomer();
    await register(made.app, person);
    await requestReset(person.mobile);
    const code = await lastCode(made.app, person.mobile);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(person.mobile, code, `Changed@${index + 10}`)),
    );
    const winners = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await login(person.mobile, `Changed@${(winners[0] ?? 0) + 10}`)).statusCode).toBe(200);
  });

  it('names bad input at its field', async () => {
    expect((await requestReset('123')).json()).toMatchObject({
      error_number: 2021,
      errors: { mobile: 'رقم الجوال غير صحيح' },
    });
    expect((await reset('0500000001', 'AB')).json().errors).toHaveProperty('code');
    expect((await reset('0500000001', 'ABCD', 'short')).json()).toMatchObject({
      error_number: 2022,
      errors: { password: 'كلمة المرور 8 أحرف على الأقل' },
    });
  });
});

describe('changing a password', () => {
  it('ends every other session and keeps this one', async () => {
    const person = newcomer();
    const other = await register(made.app, person);
    const mine = await signIn(made.app, person);
    const answer = await change(mine, { oldPassword: person.password, newPassword: 'Changed@12' });
    expect(answerOf(answer)).toEqual({ status: 200, body: { success: true } });
    expect((await current(other)).statusCode).toBe(401);
    expect((await current(mine)).statusCode).toBe(200);
    expect((await login(person.mobile, person.password)).statusCode).toBe(401);
    expect((await login(person.mobile, 'Changed@12')).statusCode).toBe(200);
  });

  it('says what is wrong at its field', async () => {
    const person = newcomer();
    const headers = await register(made.app, person);
    expect((await change(headers, { oldPassword: 'wrong', newPassword: 'Changed@12' })).json()).toEqual({
      msg: 'كلمة المرور الحالية غير صحيحة',
      error_number: 2050,
      errors: { oldPassword: 'كلمة المرور الحالية غير صحيحة' },
    });
    const { password } = person;
    expect((await change(headers, { oldPassword: password, newPassword: password })).json()).toMatchObject({
      error_number: 2051,
      errors: { newPassword: 'اختر كلمة مرور غير الحالية' },
    });
    const same = password.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await change(headers, { oldPassword: password, newPassword: same })).json().error_number).toBe(
      2051,
    );
    // Fourteen code units that are seen as seven letters.
    const seven = { oldPassword: password, newPassword: 'e\u0301'.repeat(7) };
    expect((await change(headers, seven)).json().error_number).toBe(2022);
    expect((await change(headers, { oldPassword: password, newPassword: '1234567' })).json()).toMatchObject({
      error_number: 2022,
      errors: { newPassword: 'كلمة المرور 8 أحرف على الأقل' },
    });
  });

  it('lets the old one be guessed five times by a session, which takes no try from its owner elsewhere', async () => {
    const person = newcomer();
    const headers = await register(made.app, person);
    const guess = () => change(headers, { oldPassword: 'wrong', newPassword: 'Changed@12' });
    for (let count = 1; count <= 5; count++) expect((await guess()).statusCode).toBe(422);
    expect(answerOf(await guess())).toMatchObject({ status: 429, body: { error_number: 2011 } });
    expect((await login(person.mobile, person.password)).statusCode).toBe(200);
  });
});
