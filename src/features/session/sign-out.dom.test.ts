import { expect, it, vi } from 'vitest';
import { sara } from '../../../tests/support/session-user.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from '../../device/session-store.ts';
import { signOut } from './sign-out.ts';

const user = sara('old');

it('calls the server with the token still there, then forgets the person', () => {
  sessionStore.signIn(user);
  let sentWith: string | null = null;
  const api = vi.fn(() => {
    sentWith = sessionStore.token();
    return Promise.resolve({ success: true });
  }) as unknown as Api;
  sessionStorage.setItem('rukn.pending-act', 'what he wanted');
  localStorage.setItem('rukn.own.draft.profile.1', 'a mail that was typed');
  localStorage.setItem('rukn.awaited', '1');
  void signOut(api);
  expect(sentWith).toBe('old');
  expect(localStorage.getItem('rukn.session')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('rukn.awaited')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('typed');
});

it('forgets the person at once without network as well', async () => {
  sessionStore.signIn(user);
  void signOut((() => Promise.reject(ApiError.fromNetwork('offline'))) as unknown as Api);
  expect(sessionStore.token()).toBeNull();
  expect(localStorage.getItem('rukn.session')).toBeNull();
  // The rejection is handled: an unhandled one would fail this test.
  await new Promise((resolve) => setTimeout(resolve));
});
