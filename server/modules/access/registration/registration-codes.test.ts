import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkStatus,
  lastCode,
  messagesTo,
  newcomer,
  post,
  reachCode,
  verify,
} from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp, statusCounts } from '../../../../tests/support/test-app.ts';
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

/** Ages the codes by some seconds. */
async function age(seconds: number) {
  await made.db.execute(sql`update codes set sent_at = sent_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`);
}

describe('codes', () => {
  it('say what is wrong with them', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    const wrong = code === '2222' ? '3333' : '2222';
    expect(answerOf(await verify(made.app, person, 'AB'))).toMatchObject({
      status: 422,
      body: { error_number: 2040, errors: { code: 'الرمز 4 أحرف أو أرقام' } },
    });
    expect(answerOf(await verify(made.app, person, wrong))).toMatchObject({
      status: 422,
      body: { error_number: 2041, errors: { code: 'الرمز غير صحيح' } },
    });
    await age(301);
    expect(answerOf(await verify(made.app, person, code))).toMatchObject({
      status: 422,
      body: { error_number: 2042 },
    });
  });

  it('die after five wrong tries, the right one too', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    const wrong = code === '2222' ? '3333' : '2222';
    const numbers: number[] = [];
    for (let count = 1; count <= 5; count++) {
      numbers.push((await verify(made.app, person, wrong)).json().error_number);
    }
    expect(numbers).toEqual([2041, 2041, 2041, 2041, 2044]);
    expect(answerOf(await verify(made.app, person, code))).toMatchObject({
      status: 429,
      body: { error_number: 2044 },
    });
    expect(await accountsOf(person.mobile)).toEqual([]);
  });

  it('let one of twenty right tries at once through', async () => {
    const person = newcomer();
    const code = await reachCode(made.app, person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(made.app, person, code)));
    expect(statusCounts(answers)).toMatchObject({ 200: 1 });
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await accountsOf(person.mobile)).toHaveLength(1);
    expect(answerOf(await verify(made.app, person, code))).toMatchObject({ body: { error_number: 2043 } });
  });

  it('are sent once however often is asked, and again after a minute, when the last one dies', async () => {
    const person = newcomer();
    const first = await reachCode(made.app, person);
    await Promise.all([checkStatus(made.app, person), checkStatus(made.app, person)]);
    expect(await messagesTo(made.app, person.mobile)).toHaveLength(1);
    const resend = () => post(made.app, '/api/auth/register/resendCode', { identity: person.identity });
    const early = await resend();
    expect(answerOf(early)).toMatchObject({ status: 429, body: { error_number: 2045 } });
    expect(early.headers['retry-after']).toBe('60');
    await age(60);
    const both = await Promise.all([resend(), resend()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    const second = await lastCode(made.app, person.mobile);
    if (first !== second) expect((await verify(made.app, person, first)).json().error_number).toBe(2041);
    expect((await verify(made.app, person, second)).statusCode).toBe(200);
  });

  it('are five an hour to one mobile, whatever they are for', async () => {
    const person = newcomer();
    await reachCode(made.app, person);
    for (let count = 2; count <= 5; count++) {
      await age(61);
      await post(made.app, '/api/auth/register/resendCode', { identity: person.identity });
    }
    await age(61);
    const sixth = await post(made.app, '/api/auth/register/resendCode', { identity: person.identity });
    expect(answerOf(sixth)).toMatchObject({ status: 429, body: { error_number: 2013 } });
    const reset = await post(made.app, '/api/auth/forgetPasswordRequest', { mobile: person.mobile });
    expect(reset.json().error_number).toBe(2013);
    expect(await messagesTo(made.app, person.mobile)).toHaveLength(5);
  });
});
