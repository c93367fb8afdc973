import { expect, it } from 'vitest';
import { cardErrors, groupedNumber, maskedExpiry, readExpiry } from './card-fields.ts';

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
  ['1/29', '', '01/2029'],
  ['01-29', '', '01/2029'],
  ['01/2029', '', '01/2029'],
  ['1 / 2029', '', '01/2029'],
  ['2029-01', '', '01/2029'],
  ['2028-12', '', '12/2028'],
  ['2028/1', '', '01/2028'],
  ['٠١/٢٩', '', '01/2029'],
  ['\u200f٢٠٢٩-٠١', '', '01/2029'],
  ['0129', '', '01/2029'],
  ['012029', '', '01/2029'],
  ['202901', '', '01/2029'],
  [' 01.29 ', '', '01/2029'],
  ['01\\29', '', '01/2029'],
  ['13/29', '', '13/2029'],
  ['3/30', '01/2029', '03/2030'],
  ['12/2', '12/20', '12/2'],
  ['01/20', '01/202', '01/20'],
  ['2029-01', '01/2028', '01/2029'],
  ['0/2029', '01/2029', '02/029'],
])('%s after %s becomes %s', (typed, before, shown) => expect(maskedExpiry(typed, before)).toBe(shown));

it('reads a month of a year, and nothing else', () => {
  expect(readExpiry('09/2031')).toEqual({ month: 9, year: 2031 });
  expect(readExpiry('09/31')).toEqual({ month: 9, year: 2031 });
  for (const wrong of ['13/2029', '13/2031', '00/2031', '9/2031', '09/1931', '09/3', ''])
    expect(readExpiry(wrong)).toBeNull();
});

it('finds what is wrong', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(cardErrors('', '', now)).toEqual({ number: 'numberMissing', expiry: 'expiryMissing' });
  expect(cardErrors('4111 1111 1111 1112', '10/2026', now)).toEqual({
    number: 'numberWrong',
    expiry: 'expired',
  });
  expect(cardErrors('4111 1111 1111 1111', '11/2026', now)).toEqual({ number: null, expiry: null });
  expect(cardErrors('4111 1111 1111 1111', '1', now).expiry).toBe('expiryWrong');
});
