import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockTime,
  dayOf,
  fullDay,
  hijriDay,
  hijriMonths,
  isDay,
  localDate,
  longDay,
  monthName,
  riyadhDay,
  weekday,
} from './calendar-day.ts';

describe('days', () => {
  it('are Riyadh’s, wherever the device is', () => {
    expect(riyadhDay(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
    expect(riyadhDay(Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'x', '', null, 20261124])('%j is none', (text) =>
    expect(isDay(text)).toBe(false),
  );
  it('that exist are days', () => expect(isDay('2028-02-29')).toBe(true));

  it('are counted over months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  });

  it('come back from the device’s dates as they went', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) {
      expect(dayOf(localDate(day))).toBe(day);
    }
  });
});

describe('names of days', () => {
  it('are Gregorian with Western digits in both languages', () => {
    expect(longDay('2026-11-24', 'ar')).toBe('الثلاثاء، 24 نوفمبر');
    expect(fullDay('2026-11-24', 'ar')).toBe('الثلاثاء، 24 نوفمبر 2026');
    expect(fullDay('2026-11-24', 'en')).toBe('Tuesday, 24 November 2026');
    expect(monthName('2026-11-24', 'ar')).toBe('نوفمبر 2026');
  });

  it('have their Hijri beside them, by Umm al-Qura', () => {
    expect(hijriDay('2022-03-03', 'ar')).toBe('30 رجب 1443 هـ');
    expect(hijriDay('2026-11-24', 'en')).toBe('14 Jumada II 1448 AH');
    expect(hijriMonths('2026-11-24', 'ar')).toBe('جمادى الأولى – جمادى الآخرة 1448 هـ');
    expect(hijriMonths('2026-06-01', 'ar')).toBe('ذو الحجة 1447 – محرم 1448 هـ');
  });

  it('are short over a calendar', () => {
    expect(weekday('2026-11-24', 'ar', 'short')).toBe('ثلاثاء');
    expect(weekday('2026-11-24', 'ar', 'long')).toBe('الثلاثاء');
    expect(weekday('2026-11-24', 'en', 'short')).toBe('Tue');
  });

  it('say a time by the clock of the contract', () => {
    expect(clockTime('17:00', 'ar')).toBe('5:00\u00a0م');
    expect(clockTime('17:00', 'en')).toBe('5:00\u00a0pm');
    expect(clockTime('12:00', 'en')).toBe('12:00\u00a0pm');
  });
});
