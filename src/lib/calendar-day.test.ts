import { expect, it } from 'vitest';
import { dayOf, localDate } from './calendar-day.ts';

it('brings days back from the device’s dates as they went', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(dayOf(localDate(day))).toBe(day);
  }
});
