import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide, messagesTo, newcomer, post, reachCode, start } from '../../../tests/support/newcomer.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { deleteExpired } from '../../jobs/delete-expired.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const page = (query = '', headers: Record<string, string> = {}) =>
  made.app.inject({ url: `/sandbox${query}`, headers });

it('shows sent codes and open checks, in either language, under the policy', async () => {
  expect((await page()).body).toContain('لم يُرسل رمز بعد');
  const person = newcomer();
  const code = await reachCode(made.app, person);
  const arabic = await page();
  expect(arabic.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("style-src 'self'"),
  });
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  for (const text of [code, person.mobile, person.identity]) expect(arabic.body).toContain(text);
  expect(arabic.body).not.toMatch(/<script|<style|style=|onclick/);
  expect((await page('?lang=en')).body).toContain('<html lang="en" dir="ltr">');
  expect((await page('', { cookie: 'a=b; language=en' })).body).toContain('Sent codes');
  const style = await made.app.inject({ url: '/sandbox/style.css' });
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

it('decides the latest check of an identity by its form', async () => {
  const person = newcomer();
  await start(made.app, person);
  const answer = await made.app.inject({
    method: 'POST',
    url: '/sandbox/identity?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `identity=${person.identity}&status=rejected`,
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/sandbox?lang=en');
  const status = await post(made.app, '/api/auth/register/checkStatus', { identity: person.identity });
  expect(status.json()).toMatchObject({ status: 'rejected' });
});

it('refuses what it can’t read', async () => {
  expect((await decide(made.app, newcomer(), 'approved')).statusCode).toBe(404);
  expect((await decide(made.app, newcomer(), 'maybe')).statusCode).toBe(400);
  expect((await made.app.inject({ url: '/sandbox/messages?mobile=1&mobile=2' })).statusCode).toBe(400);
});

it('lists messages by mobile, however it is written, or all of them', async () => {
  const person = newcomer();
  await reachCode(made.app, person);
  expect(await messagesTo(made.app, encodeURIComponent(`+966${person.mobile.slice(1)}`))).toEqual([
    { mobile: person.mobile, code: expect.any(String), purpose: 'register', sentAt: expect.any(String) },
  ]);
  const all = await made.app.inject({ url: '/sandbox/messages' });
  expect(all.json().rows.length).toBeGreaterThan(1);
});

it('takes forms for itself alone', async () => {
  const answer = await made.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'mobile=0500000001&password=Demo@1234',
  });
  expect(answer.statusCode).toBe(415);
});

it('is deleted after a day, with what was not finished', async () => {
  const person = newcomer();
  await reachCode(made.app, person);
  const count = async () => {
    const { rows } = await made.db.execute<{ count: number }>(sql`select (
      (select count(*) from registrations) + (select count(*) from codes) + (select count(*) from attempts)
      + (select count(*) from sandbox_messages) + (select count(*) from sandbox_identity_checks))::int as count`);
    return rows[0]?.count;
  };
  const before = await count();
  await deleteExpired(made.db);
  expect(await count()).toBe(before);
  await made.db.execute(sql`update registrations set created_at = created_at - interval '25 hours'`);
  await made.db.execute(sql`update codes set expires_at = expires_at - interval '25 hours'`);
  await made.db.execute(sql`update attempts set last_at = last_at - interval '25 hours'`);
  await made.db.execute(sql`update sandbox_messages set sent_at = sent_at - interval '25 hours'`);
  await made.db.execute(
    sql`update sandbox_identity_checks set started_at = started_at - interval '25 hours'`,
  );
  await deleteExpired(made.db);
  expect(await count()).toBe(0);
});
