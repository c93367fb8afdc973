import { expect, it } from 'vitest';
import { meetsRule, PASSWORD_RULES } from './password-rules.ts';

it.each([
  ['', []],
  ['abcdefg', []],
  ['abcdefgh', ['length']],
  ['Abc', ['capital']],
  ['abc1', ['sign']],
  ['abc٣', ['sign']],
  ['abc&', ['sign']],
  ['abc-', []],
  ['Demo@1234', ['length', 'capital', 'sign']],
  ['كلمة سر طويلة', ['length']],
])('%j keeps %j', (password, met) => {
  expect(PASSWORD_RULES.filter((rule) => meetsRule(rule, password))).toEqual(met);
});
