import { expect, it } from 'vitest';
import { isOrderWindow, orderWindowDays, orderWindows, windowEnd } from './order-windows.ts';
import { riyadhClock } from './riyadh.ts';

/** 11:30 in Riyadh. */
const now = Date.parse('2026-11-26T08:30:00Z');

it('offers windows of two hours from 8:00 to 22:00, today those to come', () => {
  expect(orderWindows('2026-11-27', now).map(riyadhClock)).toEqual(
    '08:00 10:00 12:00 14:00 16:00 18:00 20:00'.split(' '),
  );
  expect(orderWindows('2026-11-26', now).map(riyadhClock)).toEqual(
    '12:00 14:00 16:00 18:00 20:00'.split(' '),
  );
  expect(orderWindows('2026-11-25', now)).toEqual([]);
  expect(riyadhClock(windowEnd(new Date('2026-11-27T17:00:00Z')))).toBe('22:00');
});

it('offers today until its last window has begun, and two weeks', () => {
  const days = orderWindowDays(now);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-26', '2026-12-09', 14]);
  expect(orderWindowDays(Date.parse('2026-11-26T17:00:00Z'))[0]).toBe('2026-11-27');
});

it.each([
  ['2026-11-26T09:00:00Z', true],
  ['2026-12-09T17:00:00Z', true],
  // Begun, at an odd hour, at an odd minute, too early in the day, too late in the year.
  ['2026-11-26T07:00:00Z', false],
  ['2026-11-26T10:00:00Z', false],
  ['2026-11-26T09:01:00Z', false],
  ['2026-11-27T03:00:00Z', false],
  ['2026-12-10T09:00:00Z', false],
])('knows whether %s is on offer', (from, isOffered) => {
  expect(isOrderWindow(new Date(from), now)).toBe(isOffered);
});
