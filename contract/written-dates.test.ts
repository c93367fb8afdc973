import { describe, expect, it } from 'vitest';
import {
  dateAndTime,
  dayAndClock,
  fullDay,
  hijriDay,
  hijriMonths,
  longDay,
  monthName,
  todayOrDate,
  weekday,
} from './calendar-dates.ts';
import { dayAgo, timeAgo } from './elapsed-time.ts';
import { clockTime, dayAndTime, savedTime, timeOfDay, writtenDay } from './written-dates.ts';

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
});

describe('writtenDay', () => {
  it('writes a day of Riyadh in Western digits', () => {
    expect(writtenDay('2025-06-14', 'ar')).toBe('14 يونيو 2025');
    expect(writtenDay('2025-06-14', 'en')).toBe('14 June 2025');
    expect(writtenDay('2025-06-14T21:30:00Z', 'en')).toBe('15 June 2025');
  });

  it('names every month as the browser would', () => {
    const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };
    for (const [language, locale] of Object.entries(locales)) {
      const browsers = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(2025, month, 5));
        expect(writtenDay(day.toISOString(), language)).toBe(browsers.format(day));
      }
    }
  });
});

describe('times', () => {
  it.each([
    ['00:00', '12:00\u00A0ص', '12:00\u00A0am'],
    ['12:00', '12:00\u00A0م', '12:00\u00A0pm'],
    ['17:00', '5:00\u00A0م', '5:00\u00A0pm'],
  ])('writes %s as people do, in one piece', (clock, ar, en) => {
    expect([clockTime(clock, 'ar'), clockTime(clock, 'en')]).toEqual([ar, en]);
  });

  it.each([
    ['ar', 'الثلاثاء، 24 نوفمبر في 5:00\u00A0م'],
    ['en', 'Tuesday 24 November at 5:00\u00A0pm'],
  ])('writes a viewing’s day and time in %s, its clock in one piece', (language, words) => {
    expect(dayAndTime('2026-11-24', '17:00', language)).toBe(words);
  });

  it.each([
    ['ar', '24 نوفمبر 2026 في 12:30\u00A0ص', '24 نوفمبر، 12:30\u00A0ص', '12:30\u00A0ص'],
    ['en', '24 November 2026 at 12:30\u00A0am', '24 November, 12:30\u00A0am', '12:30\u00A0am'],
  ])('writes a moment in %s as Riyadh’s clocks show it', (language, date, day, time) => {
    expect(dateAndTime('2026-11-23T21:30:00Z', language)).toBe(date);
    expect(dayAndClock('2026-11-23T21:30:00Z', language)).toBe(day);
    expect(timeOfDay('2026-11-23T21:30:00Z', language)).toBe(time);
  });

  it('says today by its word, and other days by their date, in Riyadh', () => {
    const now = Date.parse('2026-08-02T20:30:00.000Z');
    expect(todayOrDate('2026-08-02T10:05:00.000Z', now, 'ar', 'اليوم')).toBe('اليوم 1:05\u00A0م');
    // Half past eleven at night in Riyadh, and a minute after midnight.
    expect(todayOrDate('2026-08-02T21:01:00.000Z', now, 'en', 'Today')).toContain('3 August 2026');
    expect(todayOrDate('2026-08-01T21:01:00.000Z', now, 'en', 'Today')).toBe('Today 12:01\u00A0am');
  });
});

describe('savedTime', () => {
  const at = (text: string) => Date.parse(text);

  it('tells the time in Riyadh, in Western digits, from 00 to 23', () => {
    expect(savedTime(at('2026-03-01T11:32:00Z'), at('2026-03-01T12:00:00Z'))).toBe('14:32');
    expect(savedTime(at('2026-03-01T21:05:00Z'), at('2026-03-01T21:06:00Z'))).toBe('00:05');
  });

  it('names the day when it was not today', () => {
    expect(savedTime(at('2026-03-01T20:59:00Z'), at('2026-03-01T21:01:00Z'))).toBe('01/03 23:59');
  });
});

describe('timeAgo', () => {
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
});

describe('a day written as its distance', () => {
  const at = (moment: string) => [dayAgo(moment, '2026-11-27', 'ar'), dayAgo(moment, '2026-11-27', 'en')];

  it('goes by the days of Riyadh, to thirty of them, then by the date', () => {
    expect(at('2026-11-26T21:00:00Z')).toEqual(['اليوم', 'today']);
    expect(at('2026-11-26T20:59:59Z')).toEqual(['أمس', 'yesterday']);
    expect(at('2026-11-25T09:00:00Z')).toEqual(['قبل يومين', '2 days ago']);
    expect(at('2026-11-24T09:00:00Z')).toEqual(['قبل 3 أيام', '3 days ago']);
    expect(at('2026-11-17T09:00:00Z')).toEqual(['قبل 10 أيام', '10 days ago']);
    expect(at('2026-11-16T09:00:00Z')).toEqual(['قبل 11 يومًا', '11 days ago']);
    expect(at('2026-10-28T09:00:00Z')).toEqual(['قبل 30 يومًا', '30 days ago']);
    expect(at('2026-10-27T09:00:00Z')).toEqual(['27 أكتوبر 2026', '27 October 2026']);
  });

  it('counts what is ahead of the clock as today', () => {
    expect(at('2026-12-02T09:00:00Z')).toEqual(['اليوم', 'today']);
  });
});
