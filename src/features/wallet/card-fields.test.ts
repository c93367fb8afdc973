import { expect, it } from 'vitest';
import { cardFaults, groupedNumber, maskedExpiry, readExpiry } from './card-fields.ts';

it.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['٤١١١-١١١١', '4111 1111'],
  ['41111', '4111 1'],
  ['4111x', '4111'],
])('%s is written %s', (typed, shown) => expect(groupedNumber(typed)).toBe(shown));

it.each([
  ['1', '', '1'],
  ['12', '1', '12/'],
  ['8', '', '08/'],
  ['1/', '1', '01/'],
  ['12/2', '12/', '12/2'],
  ['12/20277', '12/2027', '12/2027'],
  ['12', '12/', '12'],
  ['12/202', '12/2027', '12/202'],
  ['٠٨', '٠', '08/'],
  ['08/27', '', '08/2027'],
])('%s after %s becomes %s', (typed, before, shown) => expect(maskedExpiry(typed, before)).toBe(shown));

it('reads a month of a year, and nothing else', () => {
  expect(readExpiry('09/2031')).toEqual({ month: 9, year: 2031 });
  for (const wrong of ['13/2031', '00/2031', '9/2031', '09/31', '']) expect(readExpiry(wrong)).toBeNull();
});

it('finds what is wrong', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(cardFaults('', '', now)).toEqual({ number: 'numberMissing', expiry: 'expiryMissing' });
  expect(cardFaults('4111 1111 1111 1112', '10/2026', now)).toEqual({
    number: 'numberWrong',
    expiry: 'expired',
  });
  expect(cardFaults('4111 1111 1111 1111', '11/2026', now)).toEqual({ number: null, expiry: null });
  expect(cardFaults('4111 1111 1111 1111', '1', now).expiry).toBe('expiryWrong');
});
