import { expect, it } from 'vitest';
import { plainLine } from './digits.ts';

it('takes marks of direction and odd spaces out of a pasted line', () => {
  expect(plainLine('\u202B شقة\u00A0مفروشة \n في\u200F الياسمين\u202C')).toBe('شقة مفروشة في الياسمين');
  expect(plainLine('\u200F\u200F\u200F\u200F\u200F')).toBe('');
});
