import { expect, it } from 'vitest';
import { clockTime, dateAndTime, dayAndTime } from './day-and-time.ts';

it.each([
  ['ar', 'الثلاثاء، 24 نوفمبر في 5:00\u00A0م'],
  ['en', 'Tuesday 24 November at 5:00\u00A0pm'],
])('writes a viewing’s day and time in %s, its clock in one piece', (language, words) => {
  expect(dayAndTime('2026-11-24', '17:00', language)).toBe(words);
});

it.each([
  ['ar', '24 نوفمبر 2026 في 12:30\u00A0ص'],
  ['en', '24 November 2026 at 12:30\u00A0am'],
])('writes a moment in %s as Riyadh’s clocks show it', (language, words) => {
  expect(dateAndTime('2026-11-23T21:30:00Z', language)).toBe(words);
});

it.each([
  ['ar', '12:30\u00A0ص'],
  ['en', '12:30\u00A0am'],
])('writes a time in %s as Riyadh’s clocks show it', (language, words) => {
  expect(clockTime('2026-11-23T21:30:00Z', language)).toBe(words);
});
