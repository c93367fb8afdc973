import { expect, it } from 'vitest';
import { passwordLength, plainPassword } from './password.ts';

it.each([
  ['Pass\u00e9123', 'Passe\u0301123'],
  ['Secret123', 'Secret١٢٣'],
  ['Secret123', 'Secret۱۲۳'],
  ['Secret123', 'Ｓecret１２３'],
  ['Sec ret1', 'Sec\u00a0ret1'],
  ['Secret1', 'Secret\u200f1\u200e'],
  ['سري\u06271234', 'سريا١٢٣٤'],
  ['\u0623هلا1234', '\u0627\u0654هلا1234'],
])('is one password in both forms: %s', (one, other) => {
  expect(plainPassword(other)).toBe(plainPassword(one));
});

it.each([
  ['Secret123', 'secret123'],
  ['Passe123', 'Pass\u00e9123'],
  ['Secret 123', 'Secret123'],
  ['علي12345', 'عليّ12345'],
])('keeps what a person tells apart: %s and %s', (one, other) => {
  expect(plainPassword(other)).not.toBe(plainPassword(one));
});

it.each([
  ['Passe\u0301123', 8],
  ['e\u0301'.repeat(7), 7],
  ['سِرِّي١٢٣', 6],
  ['😀1234567', 8],
  ['Secret1\u200f', 7],
])('counts what is seen: %s', (typed, seen) => expect(passwordLength(typed)).toBe(seen));
