import { expect, it } from 'vitest';
import { writtenDay } from './written-day.ts';

it('writes a day of Riyadh in Western digits', () => {
  expect(writtenDay('2025-06-14', 'ar')).toBe('14 يونيو 2025');
  expect(writtenDay('2025-06-14', 'en')).toBe('14 June 2025');
  expect(writtenDay('2025-06-14T21:30:00Z', 'en')).toBe('15 June 2025');
});
