import { expect, it } from 'vitest';
import { leftUntil, patienceOf, waitedSince } from './waited.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

it.each([
  [0, 'منذ دقيقة واحدة', '1 minute ago'],
  [2, 'منذ دقيقتين', '2 minutes ago'],
  [125, 'منذ ساعتين', '2 hours ago'],
  [60 * 24 * 3, 'منذ 3 أيام', '3 days ago'],
  [60 * 24 * 40, 'منذ 40 يومًا', '40 days ago'],
])('says of %i minutes since when', (minutes, ar, en) => {
  expect(waitedSince(before(minutes), NOW, 'ar')).toBe(ar);
  expect(waitedSince(before(minutes), NOW, 'en')).toBe(en);
});

it('says how long is left, and nothing of what is over', () => {
  expect(leftUntil(before(-125), NOW, 'ar')).toBe('خلال ساعتين');
  expect(leftUntil(before(1), NOW, 'ar')).toBeNull();
});

it('grows impatient', () => {
  expect([10, 300, 1_500].map((minutes) => patienceOf(before(minutes), NOW))).toEqual([
    'calm',
    'long',
    'tooLong',
  ]);
  // By what was promised, where something was.
  expect([59, 60, 120].map((minutes) => patienceOf(before(minutes), NOW, 120))).toEqual([
    'calm',
    'long',
    'tooLong',
  ]);
});
