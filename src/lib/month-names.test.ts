import { expect, it } from 'vitest';
import { monthCalled } from './month-names.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

it.each([
  ['ar-SA-u-ca-gregory', 'gregory'],
  ['en-GB-u-ca-gregory', 'gregory'],
  ['ar-SA-u-ca-islamic-umalqura', 'islamic-umalqura'],
  ['en-GB-u-ca-islamic-umalqura', 'islamic-umalqura'],
])('reads every month as %s writes it', (locale) => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const number = new Intl.DateTimeFormat(`${locale}-nu-latn`, { month: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const read = new Map(
    days.map((day) => [Number.parseInt(number.format(day), 10), monthCalled(name.format(day))]),
  );
  expect([...read].sort(([one], [other]) => one - other)).toEqual(MONTHS.map((month) => [month, month]));
});

it.each(['', 'شيء', 'Thursday', '14'])('reads no month in %j', (name) =>
  expect(monthCalled(name)).toBeNull(),
);
