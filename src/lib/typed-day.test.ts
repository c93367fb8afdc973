import { describe, expect, it } from 'vitest';
import { isoDay, isPastDay, toTypedDay, typedDay } from './typed-day.ts';

describe('typedDay', () => {
  it.each([
    ['1', '1'],
    ['14', '14'],
    ['140', '14/0'],
    ['١٤٠٣١٩٨٥', '14/03/1985'],
    ['14/', '14/'],
    ['1/3/1985', '01/03/1985'],
    ['14-03-1985', '14/03/1985'],
    [' ۱۴ . ۰۳ . ۱۹۸۵ ', '14/03/1985'],
    ['1985-03-14', '14/03/1985'],
    ['1405/6/22', '22/06/1405'],
    ['١٤٠٥/٠٦/٢٢هـ', '22/06/1405'],
    ['\u200F١٤٠٥/٦/٢٢ هـ', '22/06/1405'],
    ['الموافق ١٤ / ٣ / ١٩٨٥م', '14/03/1985'],
    ['1985-03-14T00:00:00Z', '14/03/1985'],
    ['14/03/19855', '14/03/1985'],
    ['١٤ مارس ١٩٨٥', '14/03/1985'],
    ['الخميس، 14 مارس 1985', '14/03/1985'],
    ['14 إبريل 1985 م', '14/04/1985'],
    ['Thursday 14 March 1985', '14/03/1985'],
    ['22 جمادى الآخرة 1405 هـ', '22/06/1405'],
    ['٣ ربيع الأول ١٤٠٥', '03/03/1405'],
    ['1 ذو القعدة 1405', '01/11/1405'],
    ['9 ذي الحجة 1405', '09/12/1405'],
    ['22 Jumada II 1405 AH', '22/06/1405'],
    ['14 شيء 1985', '14/19/85'],
    ['abc', ''],
  ])('makes %s into %s', (input, typed) => expect(typedDay(input)).toBe(typed));

  it('leaves what it made as it is', () => expect(typedDay(typedDay('14031985'))).toBe('14/03/1985'));
});

describe('names of months', () => {
  it.each([
    ['ar-SA-u-ca-gregory', 'gregory'],
    ['en-GB-u-ca-gregory', 'gregory'],
    ['ar-SA-u-ca-islamic-umalqura', 'islamic-umalqura'],
    ['en-GB-u-ca-islamic-umalqura', 'islamic-umalqura'],
  ])('are read as %s writes them', (locale) => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const number = new Intl.DateTimeFormat(`${locale}-nu-latn`, { month: '2-digit', timeZone: 'UTC' });
    const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
    const read = new Map(days.map((day) => [name.format(day), number.format(day).slice(0, 2)]));
    expect(read.size).toBe(12);
    for (const [month, digits] of read) expect(typedDay(`14 ${month} 1405`)).toBe(`14/${digits}/1405`);
  });

  it.each(['شيء', 'Thursday', ','])('are not read in %j', (name) =>
    expect(typedDay(`14 ${name} 1985`)).toBe('14/19/85'),
  );
});

describe('isoDay', () => {
  it.each([
    ['14/03/1985', '1985-03-14'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2024', null],
    ['00/01/2024', null],
    ['14/03/85', null],
    ['14/05/0622', null],
    ['14/05/1600', null],
    ['', null],
    // Hijri: 2022-03-03 is 30 Rajab 1443.
    ['30/07/1443', '2022-03-03'],
    ['01/01/1400', '1979-11-21'],
    ['31/07/1443', null],
    ['01/13/1443', null],
  ])('reads %s as %s', (typed, iso) => expect(isoDay(typed)).toBe(iso));

  it('reads what the contract wrote', () => expect(isoDay(toTypedDay('1990-12-01'))).toBe('1990-12-01'));
  it('has nothing for no day', () => expect(toTypedDay(null)).toBe(''));
});

it('knows a day that has begun from one to come', () => {
  expect(isPastDay('01/01/2020')).toBe(true);
  expect(isPastDay('01/01/2999')).toBe(false);
});
