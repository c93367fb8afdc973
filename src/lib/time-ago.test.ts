import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2025-11-21T12:00:00Z');
const at = (time: string, language: string) => timeAgo(time, now, language);

it('tells in both languages how long ago it was, by Western digits', () => {
  expect(at('2025-11-21T11:59:40Z', 'ar')).toBe('الآن');
  expect(at('2025-11-21T11:55:00Z', 'ar')).toBe('قبل 5 دقائق');
  expect(at('2025-11-21T09:30:00Z', 'en')).toBe('2 hours ago');
  expect(at('2025-11-20T11:00:00Z', 'ar')).toBe('أمس');
  expect(at('2025-11-18T11:00:00Z', 'en')).toBe('3 days ago');
});

it('says the day of what is older than a week, as it is in Riyadh', () => {
  expect(at('2025-11-02T22:00:00Z', 'en')).toBe('3 November 2025');
  expect(at('2025-11-02T22:00:00Z', 'ar')).toBe('3 نوفمبر 2025');
});

it('takes what a late clock has still before it for now', () => {
  expect(at('2025-11-21T12:03:00Z', 'en')).toBe('now');
});
