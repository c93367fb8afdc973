import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingAction } from './pending-action.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

it('hands an act out once', () => {
  pendingAction.save({ kind: 'favourite', propertyId: 7 });
  expect(pendingAction.take('favourite')).toEqual({ kind: 'favourite', propertyId: 7 });
  expect(pendingAction.take('favourite')).toBeNull();
});

it('does not take an act of another kind', () => {
  pendingAction.save({ kind: 'reserve', propertyId: 7 });
  expect(pendingAction.take('favourite')).toBeNull();
  expect(pendingAction.take('reserve')).toEqual({ kind: 'reserve', propertyId: 7 });
});

it('waits through the access screens, and is dropped where the guest turns away', () => {
  pendingAction.save({ kind: 'favourite', propertyId: 7 });
  for (const path of ['/login', '/register', '/otp', '/forgetPassword', '/terms', '/privacy'])
    pendingAction.passGuest(path);
  expect(sessionStorage.length).toBe(1);
  pendingAction.passGuest('/propertielist');
  expect(pendingAction.take('favourite')).toBeNull();
});

it('is good for half an hour', () => {
  vi.useFakeTimers();
  pendingAction.save({ kind: 'favourite', propertyId: 7 });
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(pendingAction.take('favourite')).toBeNull();
});

it.each(['{', 'null', '[]', '{"act":{"kind":"favourite","propertyId":7}}', '{"act":{},"keptAt":1}'])(
  'takes %s for nothing',
  (stored) => {
    sessionStorage.setItem('rukn.pending-act', stored);
    expect(pendingAction.take('favourite')).toBeNull();
  },
);

it('does without a storage', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  pendingAction.save({ kind: 'favourite', propertyId: 7 });
  expect(pendingAction.take('favourite')).toBeNull();
  refuse.mockRestore();
});
