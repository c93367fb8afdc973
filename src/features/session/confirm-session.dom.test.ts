import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { expiredSessionPerson, forgetExpiredSession, sessionStore } from '../../device/session-store.ts';
import { confirmSession } from './confirm-session.ts';

const sara = { id: 1, name: 'سارة', userName: 'سارة القحطاني', mobile: '0500000001', avatar: null };
const failing = (error: unknown) => vi.fn(() => Promise.reject(error)) as unknown as Api;
const answering = (user: object) => vi.fn(() => Promise.resolve({ user })) as unknown as Api;

beforeEach(() => {
  forgetExpiredSession();
  sessionStore.signOut();
  sessionStore.signIn({ ...sara, token: 'old' });
});

describe('confirmSession', () => {
  it.each([401, 403])('signs out silently on %i', async (status) => {
    await confirmSession(failing(new ApiError('انتهت جلستك', 2002, status)));
    expect(sessionStore.current().status).toBe('guest');
    expect(localStorage.getItem('rukn.session')).toBeNull();
  });

  it('waits for the user whose session has ended, in every tab that gets the refusal', async () => {
    const refused = failing(new ApiError('انتهت جلستك', 2002, 401));
    await confirmSession(refused);
    expect(expiredSessionPerson()).toBe(sara.id);
    expect(sessionStore.token()).toBeNull();
    // Simulates another tab that had already sent its call.
    sessionStore.signIn({ ...sara, token: 'old' });
    localStorage.removeItem('rukn.session');
    await confirmSession(refused);
    expect(expiredSessionPerson()).toBe(sara.id);
  });

  it('does not wait for a user who has signed out in another tab', async () => {
    localStorage.removeItem('rukn.session');
    await confirmSession(failing(new ApiError('انتهت جلستك', 2002, 401)));
    expect(sessionStore.current().status).toBe('guest');
    expect(expiredSessionPerson()).toBeNull();
  });

  it('notes it before the subscribers of the session clear the user’s data', async () => {
    const heard = vi.fn(expiredSessionPerson);
    const stop = sessionStore.subscribe(heard);
    await confirmSession(failing(new ApiError('انتهت جلستك', 2002, 401)));
    stop();
    expect(heard.mock.results.map(({ value }) => value)).toEqual([sara.id]);
  });

  it.each([
    ['a failing server', new ApiError('لدينا خطاء فني', 0, 500)],
    ['a provider that is down', new ApiError('', 5003, 503)],
    ['no network', ApiError.fromNetwork('offline')],
    ['a time-out', ApiError.fromNetwork('timeout')],
    ['a captive portal', ApiError.fromNetwork('garbled')],
    ['an error of our own', new TypeError('x')],
  ])('keeps the person signed in through %s', async (_, error) => {
    await confirmSession(failing(error));
    expect(sessionStore.current()).toEqual({ status: 'person', user: sara });
    expect(sessionStore.token()).toBe('old');
    expect(expiredSessionPerson()).toBeNull();
  });

  it('takes a new token and the person’s newest record', async () => {
    await confirmSession(answering({ ...sara, name: 'سارة ع', token: 'new' }));
    expect(sessionStore.token()).toBe('new');
    expect(sessionStore.current().user?.name).toBe('سارة ع');
  });

  it('asks nothing for a guest', async () => {
    sessionStore.signOut();
    const api = answering(sara);
    await confirmSession(api);
    expect(api).not.toHaveBeenCalled();
  });
});
