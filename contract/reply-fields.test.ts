import { expect, it } from 'vitest';
import {
  filledReply,
  firstOpenField,
  hasOpenField,
  hasReply,
  replyPattern,
  withReply,
} from './reply-fields.ts';

const REPLY = 'نتصل بك {الموعد} لنكمل طلبك.';
const FILLED = 'نتصل بك الأحد (10:00) لنكمل طلبك.';

it('finds a field that is still open', () => {
  expect(hasOpenField(REPLY)).toBe(true);
  expect(firstOpenField(REPLY)).toEqual({ start: 8, end: 16 });
  expect(REPLY.slice(8, 16)).toBe('{الموعد}');
  for (const text of ['بلا فراغ', 'قوس { وحده', '{}', 'سطر {\n}']) {
    expect([text, hasOpenField(text), firstOpenField(text)]).toEqual([text, false, null]);
  }
});

it('knows the line that a reply made, and fills the reply of another language with its values', () => {
  const [, ...values] = replyPattern(REPLY).exec(FILLED) ?? [];
  expect(values).toEqual(['الأحد (10:00)']);
  expect(filledReply('We will call you {when}.', values)).toBe('We will call you الأحد (10:00).');
  expect(replyPattern(REPLY).test(`${FILLED} وأكثر`)).toBe(false);
  expect(replyPattern('a.c').test('abc')).toBe(false);
});

it('adds a reply as a line of its own, and takes it out again, filled in or not', () => {
  expect(withReply('  ', REPLY)).toBe(REPLY);
  const both = withReply('أولًا', REPLY);
  expect(both).toBe(`أولًا\n${REPLY}`);
  expect(withReply(both, REPLY)).toBe('أولًا');
  expect(hasReply(`أولًا\n${FILLED}`, REPLY)).toBe(true);
  expect(withReply(`أولًا\n${FILLED}`, REPLY)).toBe('أولًا');
});
