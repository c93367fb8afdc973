import { expect, it } from 'vitest';
import { writtenDay } from './written-day.ts';

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
