import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkStatus,
  decide,
  lastCode,
  messagesTo,
  newcomer,
  post,
  reachCode,
  register,
  start,
  verify,
} from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp } from '../../../../tests/support/test-app.ts';
import { users } from '../../../db/schema/people.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function accountsOf(mobile: string) {
  return made.db.select().from(users).where(eq(users.mobile, mobile));
}

describe('the way through', () => {
  it('takes details, a check and a code, and signs in', async () => {
    const person = newcomer();
    const begun = await start(made.app, person);
    expect(begun.statusCode).toBe(200);
    expect(begun.json()).toEqual({ randomNumber: expect.stringMatching(/^\d{2}$/), expiresInSeconds: 180 });

    expect(answerOf(await checkStatus(made.app, person))).toEqual({
      status: 409,
      body: { msg: 'بانتظار موافقتك في تطبيق نفاذ', error_number: 2030, status: 'pending' },
    });
    expect(await messagesTo(made.app, person.mobile)).toEqual([]);

    await decide(made.app, person, 'approved');
    expect(answerOf(await checkStatus(made.app, person))).toEqual({
      status: 409,
      body: expect.objectContaining({ status: 'pending' }),
    });
    await made.db.execute(sql`update registrations set asked_at = asked_at - interval '1 second'`);
    expect(answerOf(await checkStatus(made.app, person))).toEqual({
      status: 200,
      body: { status: 'approved' },
    });

    const [message] = await messagesTo(made.app, person.mobile);
    expect(message).toMatchObject({ mobile: person.mobile, purpose: 'register' });
    expect(message?.code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);

    const verified = await verify(made.app, person, message?.code ?? '');
    expect(verified.statusCode).toBe(200);
    const { user } = verified.json();
    expect(user).toMatchObject({ name: person.name, mobile: person.mobile, avatar: null });
    const current = await made.app.inject({
      url: '/api/users/currentUser',
      headers: { 'session-token': user.token },
    });
    expect(current.json().user).toMatchObject({ id: user.id, mobile: person.mobile });
    const login = await post(made.app, '/api/auth/login', {
      mobile: person.mobile,
      password: person.password,
    });
    expect(login.statusCode).toBe(200);
  });

  it('approves automatically after three seconds', async () => {
    const person = newcomer();
    await start(made.app, person);
    await made.db.execute(
      sql`update sandbox_identity_checks set started_at = started_at - interval '4 seconds'`,
    );
    expect((await checkStatus(made.app, person)).statusCode).toBe(200);
  });

  it('reads identity, mobile and code in Arabic digits, any case and with spaces', async () => {
    const person = newcomer();
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await start(made.app, {
      ...person,
      identity: arabic(person.identity),
      mobile: `+966 ${arabic(person.mobile.slice(1))}`,
    });
    await decide(made.app, person, 'approved');
    await checkStatus(made.app, { identity: arabic(person.identity) });
    const code = arabic((await lastCode(made.app, person.mobile)).toLowerCase());
    expect((await verify(made.app, person, ` ${code.slice(0, 2)} ${code.slice(2)} `)).statusCode).toBe(200);
    expect(await accountsOf(person.mobile)).toHaveLength(1);
  });

  it('keeps neither password nor code as they are', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    const kept = JSON.stringify([
      await made.db.execute(sql`select * from registrations`),
      await made.db.execute(sql`select * from codes`),
    ]);
    expect(kept).not.toContain(person.password);
    expect(kept).not.toContain(`"${code}"`);
    expect(kept).toContain('$argon2id$');
  });
});

describe('an identity check that is not approved', () => {
  it.each([
    ['rejected', 2031],
    ['expired', 2032],
  ])('%s is said, and makes no account whatever is called', async (status, number) => {
    const person = newcomer();
    await start(made.app, person);
    await decide(made.app, person, status);
    expect(answerOf(await checkStatus(made.app, person))).toMatchObject({
      status: 409,
      body: { error_number: number, status },
    });
    for (const call of ['resendCode', 'verify', 'checkStatus']) {
      const answer = await post(made.app, `/api/auth/register/${call}`, {
        identity: person.identity,
        code: 'AAAA',
      });
      expect(answerOf(answer)).toMatchObject({ status: 409, body: { status } });
    }
    // A decision is final: a later approval of the same check changes nothing.
    await decide(made.app, person, 'approved');
    expect((await checkStatus(made.app, person)).statusCode).toBe(409);
    expect(await messagesTo(made.app, person.mobile)).toEqual([]);
    expect(await accountsOf(person.mobile)).toEqual([]);
  });

  it('may be started again, and then only the new one counts', async () => {
    const person = newcomer();
    await start(made.app, person);
    await decide(made.app, person, 'rejected');
    await checkStatus(made.app, person);
    await start(made.app, { ...person, name: 'اسم آخر' });
    expect(answerOf(await checkStatus(made.app, person)).body).toMatchObject({ status: 'pending' });
    await decide(made.app, person, 'approved');
    await made.db.execute(sql`update registrations set asked_at = null`);
    await checkStatus(made.app, person);
    await verify(made.app, person, await lastCode(made.app, person.mobile));
    expect(await accountsOf(person.mobile)).toMatchObject([{ name: 'اسم آخر', identity: person.identity }]);
  });

  it('does not carry the code of an earlier start over', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    await start(made.app, { ...person, password: 'Another@12' });
    expect(answerOf(await verify(made.app, person, code))).toMatchObject({
      status: 409,
      body: { error_number: 2030 },
    });
    await decide(made.app, person, 'approved');
    await checkStatus(made.app, person);
    expect((await verify(made.app, person, code)).statusCode).toBe(422);
    expect(await accountsOf(person.mobile)).toEqual([]);
  });

  it('is over after an hour, also once approved', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    await made.db.execute(sql`update registrations set created_at = now() - interval '61 minutes'`);
    for (const answer of [await checkStatus(made.app, person), await verify(made.app, person, code)]) {
      expect(answerOf(answer)).toMatchObject({ status: 409, body: { status: 'expired' } });
    }
    expect(await accountsOf(person.mobile)).toEqual([]);
  });

  it('gives up a check that was not decided in time, not one approved in its last second', async () => {
    const [late, justInTime] = [newcomer(), newcomer()];
    for (const person of [late, justInTime]) {
      expect((await start(made.app, person)).json()).toMatchObject({ expiresInSeconds: 180 });
      await decide(made.app, person, 'pending');
    }
    await made.db.execute(sql`update registrations set created_at = now() - interval '179 seconds'`);
    expect(answerOf(await checkStatus(made.app, late)).body).toMatchObject({ status: 'pending' });
    await decide(made.app, justInTime, 'approved');
    await made.db.execute(
      sql`update registrations set created_at = now() - interval '181 seconds', asked_at = null`,
    );
    expect((await checkStatus(made.app, justInTime)).statusCode).toBe(200);
    expect(answerOf(await checkStatus(made.app, late)).body).toMatchObject({
      status: 'expired',
      error_number: 2032,
    });
    // A later approval has no effect.
    await decide(made.app, late, 'approved');
    expect(answerOf(await checkStatus(made.app, late)).body).toMatchObject({ status: 'expired' });
  });

  it('is not there before it was started', async () => {
    const person = newcomer();
    for (const call of ['checkStatus', 'resendCode', 'verify']) {
      const answer = await post(made.app, `/api/auth/register/${call}`, {
        identity: person.identity,
        code: 'AAAA',
      });
      expect(answerOf(answer)).toMatchObject({ status: 404, body: { error_number: 2033 } });
    }
  });

  it('is approved first by the database’s own word', async () => {
    const person = newcomer();
    await start(made.app, person);
    const complete = made.db.execute(
      sql`update registrations set completed_at = now() where identity = ${person.identity}`,
    );
    await expect(complete).rejects.toThrow();
  });
});

describe('bad input', () => {
  it.each([
    ['a wrong check digit', { identity: '1000000000' }, 2020, 'identity', 'رقم الهوية غير صحيح'],
    ['an identity of nine digits', { identity: '100000008' }, 2020, 'identity', 'رقم الهوية غير صحيح'],
    ['a mobile of another land', { mobile: '0600000000' }, 2021, 'mobile', 'رقم الجوال غير صحيح'],
    ['a short password', { password: '1234567' }, 2022, 'password', 'كلمة المرور 8 أحرف على الأقل'],
    ['a password too long', { password: 'x'.repeat(51) }, 2023, 'password', 'كلمة المرور 50 حرفًا على الأكثر'],
    ['no name', { name: ' ' }, 1001, 'name', 'اكتب الاسم'],
    ['no password', { password: '' }, 1001, 'password', 'اكتب كلمة المرور'],
  ])('%s is named at its field', async (_case, wrong, number, field, message) => {
    const answer = await start(made.app, newcomer(wrong));
    expect(answerOf(answer)).toMatchObject({
      status: 422,
      body: { error_number: number, errors: { [field]: message } },
    });
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('names all that is wrong at once, in English too', async () => {
    const wrong = newcomer({ identity: '1', mobile: '1', password: '1' });
    expect(answerOf(await start(made.app, wrong, { language: 'en' })).body).toEqual({
      msg: 'Some fields are not valid',
      error_number: 1001,
      errors: {
        identity: 'The ID number is not valid',
        mobile: 'The mobile number is not valid',
        password: 'The password needs at least 8 characters',
      },
    });
  });

  it.each([
    ['mobile', 'mobileTaken', 2034],
    ['identity', 'identityTaken', 2035],
  ] as const)('a used %s is said after approval only, at its field', async (field, _name, number) => {
    const owner = newcomer();
    await register(made.app, owner);
    const person = newcomer({ [field]: owner[field] });
    expect((await start(made.app, person)).json()).toEqual({
      randomNumber: expect.any(String),
      expiresInSeconds: 180,
    });
    expect(answerOf(await checkStatus(made.app, person)).body).toMatchObject({ status: 'pending' });
    await decide(made.app, person, 'approved');
    await made.db.execute(sql`update registrations set asked_at = null`);
    const answer = answerOf(await checkStatus(made.app, person));
    expect(answer).toMatchObject({ status: 409, body: { error_number: number } });
    expect(answer.body.errors[field]).toBe(answer.body.msg);
    expect((await verify(made.app, person, 'AAAA')).statusCode).toBe(422);
    const sent = await messagesTo(made.app, person.mobile);
    expect(sent).toHaveLength(field === 'mobile' ? 1 : 0);
  });
});
