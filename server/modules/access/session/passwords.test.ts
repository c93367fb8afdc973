import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPassword } from '../../../../contract/password.ts';
import { newcomer, post, register } from '../../../../tests/support/newcomer.ts';
import { createTestApp } from '../../../../tests/support/test-app.ts';
import { users } from '../../../db/schema/people.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const login = ({ mobile, password }: { mobile: string; password: string }) =>
  post(made.app, '/api/auth/login', { mobile, password });

it('opens with a password however its letters and digits were typed, and refuses another', async () => {
  const person = { ...newcomer(), password: 'Pass\u00e9123' };
  await register(made.app, person);
  for (const password of ['Pass\u00e9123', 'Passe\u0301123', 'Pass\u00e9١٢٣', 'Passe\u0301۱۲۳'])
    expect([password, (await login({ ...person, password })).statusCode]).toEqual([password, 200]);
  for (const password of ['Passe123', 'pass\u00e9123', 'Pass\u00e9124'])
    expect((await login({ ...person, password })).statusCode).toBe(401);
});

it.each([
  ['decomposed', 'Passe\u0301123', 'Pass\u00e9123'],
  ['with the digits of an Arabic keyboard', 'Secret١٢٣', 'Secret١٢٣'],
  ['with a space of another width', 'Sec\u00a0ret123', 'Sec\u00a0ret123'],
])('opens an account whose hash was made of the password as it was typed: %s', async (_what, kept, typed) => {
  const person = newcomer();
  await register(made.app, person);
  const isHis = eq(users.mobile, person.mobile);
  const hashed = async () => (await made.db.select().from(users).where(isHis))[0]?.passwordHash ?? '';
  await made.db
    .update(users)
    .set({ passwordHash: await hash(kept) })
    .where(isHis);
  const old = await hashed();
  expect((await login({ ...person, password: typed })).statusCode).toBe(200);
  // Now the hash is of the plain form, which every keyboard can type.
  expect(await hashed()).not.toBe(old);
  expect(await verify(await hashed(), plainPassword(kept))).toBe(true);
  expect((await login({ ...person, password: plainPassword(kept) })).statusCode).toBe(200);
});
