import { describe, expect, it } from 'vitest';
import { isIdentity, normaliseIdentity } from './identity.ts';
import { normaliseCode, SMS_CODE_ALPHABET } from './sms-code.ts';

describe('isIdentity', () => {
  it.each(['1000000008', '١٠٠٠٠٠٠٠٠٨', '1000 0000 08', '\u202A1000000008\u202C'])('takes %s', (typed) => {
    expect(isIdentity(typed)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '1000000000'],
    ['another first digit', '3000000006'],
    ['nine digits', '100000008'],
    ['eleven digits', '10000000080'],
    ['letters', '10000000O8'],
    ['nothing', ''],
  ])('refuses %s', (_case, typed) => {
    expect(isIdentity(typed)).toBe(false);
  });

  it('notices any single wrong digit', () => {
    const right = '1000000008';
    for (let place = 1; place < 10; place++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isIdentity(typed)).toBe(typed === right);
      }
    }
  });
});

it('brings an identity to its digits', () => {
  expect(normaliseIdentity(' ۱۰۰۰-000008 ')).toBe('1000000008');
});

describe('codes', () => {
  it('have an alphabet of 32 characters, each once', () => {
    expect(new Set(SMS_CODE_ALPHABET).size).toBe(32);
  });

  it('are read case-blind, with any digits', () => {
    expect(normaliseCode(' a٢b-۹ ')).toBe('A2B9');
  });
});
