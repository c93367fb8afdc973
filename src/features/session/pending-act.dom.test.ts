import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingAct } from './pending-act.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

it('hands an act out once', () => {
  pendingAct.keep({ kind: 'favourite', propertyId: 7 });
  expect(pendingAct.take('favourite')).toEqual({ kind: 'favourite', propertyId: 7 });
  expect(pendingAct.take('favourite')).toBeNull();
});

it('does not take an act of another kind', () => {
  pendingAct.keep({ kind: 'reserve', propertyId: 7 });
  expect(pendingAct.take('favourite')).toBeNull();
  expect(pendingAct.take('reserve')).toEqual({ kind: 'reserve', propertyId: 7 });
});

it('waits through the access screens, and is dropped where the guest turns away', () => {
  pendingAct.keep({ kind: 'favourite', propertyId: 7 });
  for (const path of ['/login', '/register', '/otp', '/forgetPassword', '/terms']) pendingAct.passGuest(path);
  expect(sessionStorage.length).toBe(1);
  pendingAct.passGuest('/propertielist');
  expect(pendingAct.take('favourite')).toBeNull();
});

it('is good for half an hour', () => {
  vi.useFakeTimers();
  pendingAct.keep({ kind: 'favourite', propertyId: 7 });
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(pendingAct.take('favourite')).toBeNull();
});

it.each(['{', 'null', '[]', '{"act":{"kind":"favourite","propertyId":7}}', '{"act":{},"keptAt":1}'])(
  'takes %s for nothing',
  (stored) => {
    sessionStorage.setItem('rukn.pending-act', stored);
    expect(pendingAct.take('favourite')).toBeNull();
  },
);

it('does without a storage', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  pendingAct.keep({ kind: 'favourite', propertyId: 7 });
  expect(pendingAct.take('favourite')).toBeNull();
  refuse.mockRestore();
});
