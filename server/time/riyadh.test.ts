import { expect, it } from 'vitest';
import { riyadhMoment, wordClock, wordDay } from './riyadh.ts';

it('words a moment as people do, noon and midnight too, a clock in one piece', () => {
  const words = ['00:00', '12:00', '17:00'].map((clock) => {
    const at = riyadhMoment('2026-11-24', clock);
    return [wordClock(at, 'ar'), wordClock(at, 'en')];
  });
  expect(words).toEqual([
    ['12:00\u00A0ص', '12:00\u00A0am'],
    ['12:00\u00A0م', '12:00\u00A0pm'],
    ['5:00\u00A0م', '5:00\u00A0pm'],
  ]);
  expect(wordDay(riyadhMoment('2026-11-24', '23:30'), 'ar')).toBe('الثلاثاء، 24 نوفمبر');
});
