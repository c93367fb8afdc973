import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sara } from '../../../tests/support/session-user.ts';
import { ownStorage } from '../../device/own-storage.ts';
import { expiredSessionPerson, noteExpiredSession, sessionStore } from '../../device/session-store.ts';
import { isSessionStored, storeSession } from './store-session.ts';

const user = sara('new');
const SAVED = 'rukn.queries.ar.guest';

/** Makes the device's storage reject writes while `isFull` returns true. */
function refuseWhile(isFull: () => boolean): void {
  const take = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isFull()) throw new DOMException('full', 'QuotaExceededError');
    take.call(this, key, value);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.signOut();
});
afterEach(() => vi.restoreAllMocks());

it('stores the session, and leaves saved answers where there is room for both', () => {
  localStorage.setItem(SAVED, '{}');
  storeSession(user);
  expect(isSessionStored()).toBe(true);
  expect(localStorage.getItem(SAVED)).toBe('{}');
});

it('drops saved answers where the session needs their room', () => {
  localStorage.setItem(SAVED, '{}');
  localStorage.setItem('rukn.theme', 'dark');
  refuseWhile(() => localStorage.getItem(SAVED) !== null);
  storeSession(user);
  expect(isSessionStored()).toBe(true);
  expect(localStorage.getItem('rukn.theme')).toBe('dark');
});

it.each([
  ['keeps the user’s own drafts from their last session', user.id, 'typed'],
  ['removes another user’s drafts', user.id + 1, null],
])('%s', (_, typist, found) => {
  ownStorage.set('draft.advertise', typist, 'typed');
  noteExpiredSession(typist);
  storeSession(user);
  expect(ownStorage.get('draft.advertise', typist)).toBe(found);
  expect(expiredSessionPerson()).toBeNull();
});

it('knows that a device stores nothing, and signs the user in all the same', () => {
  refuseWhile(() => true);
  storeSession(user);
  expect(isSessionStored()).toBe(false);
  expect(sessionStore.token()).toBe('new');
});
