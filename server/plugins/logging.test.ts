import { expect, it } from 'vitest';
import {
  checkStatus,
  decide,
  lastCode,
  newcomer,
  post,
  start,
  verify,
} from '../../tests/support/newcomer.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { ProviderError } from '../lib/provider-error.ts';

it('says what was asked and how it went, and nothing of who asked', async () => {
  const lines: string[] = [];
  const { app } = await createTestApp({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => lines.push(line) },
  });
  const person = newcomer();
  await start(app, person);
  await decide(app, person, 'approved');
  await checkStatus(app, person);
  const code = await lastCode(app, person.mobile);
  await verify(app, person, '2222');
  const verified = await verify(app, person, code);
  const { token } = verified.json().user;
  await post(app, '/api/auth/login', { mobile: person.mobile, password: 'a wrong one' });
  await post(app, '/api/auth/forgetPasswordRequest', { mobile: person.mobile });
  const reset = { mobile: person.mobile, code: '2222', password: 'Changed@12' };
  await post(app, '/api/auth/resetPassword', reset);
  await app.inject({ url: '/api/users/getPorfile', headers: { 'session-token': token } });
  await app.close();

  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/register/verify"');
  const { mobile, identity, name, password } = person;
  for (const secret of [mobile, mobile.slice(1), identity, name, password, token, 'argon2id']) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain(`"${code}"`);
});

it('says which provider failed, and nothing of what it was given', async () => {
  const lines: string[] = [];
  const send = async () => {
    const error = new ProviderError('Unifonic gave no readable answer (TimeoutError)');
    throw Object.assign(error, { code: 'ETIMEDOUT' });
  };
  const { app } = await createTestApp({
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => lines.push(line) },
    gateways: { sms: { send } },
  });
  await post(app, '/api/auth/forgetPasswordRequest', { mobile: '0500000001' });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('Unifonic gave no readable answer (TimeoutError)');
  expect(log).toContain('"reason":"ETIMEDOUT"');
  expect(log).toContain('sending a reset code failed');
  expect(log).not.toContain('500000001');
});
