import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween, isDay } from './day-arithmetic.ts';
import { riyadhClock, riyadhDay, riyadhMoment } from './riyadh.ts';

it('has the day and the clock of Riyadh, wherever the device is', () => {
  expect(riyadhDay(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(riyadhDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(riyadhClock(riyadhMoment('2026-11-21', '23:30'))).toBe('23:30');
});

describe('days', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'x', '', null, 20261124])('%j is none', (text) =>
    expect(isDay(text)).toBe(false),
  );
  it('that exist are days', () => expect(isDay('2028-02-29')).toBe(true));

  it('are counted over months and years', () => {
    expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-11-01', -1)).toBe('2026-10-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });
});
