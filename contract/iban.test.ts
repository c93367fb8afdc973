import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanBankCode, ibanError, normaliseIban } from './iban.ts';

const GOOD = 'SA0380000000608010167519';

describe('normaliseIban', () => {
  it.each([
    'SA03 8000 0000 6080 1016 7519',
    'sa0380000000608010167519',
    'IBAN: SA03-8000-0000-6080-1016-7519',
    'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
    'SA۰۳۸۰۰۰۰۰۰۰۶۰۸۰۱۰۱۶۷۵۱۹',
    '\u200fSA03\u00a08000\u00a00000\u00a06080\u00a01016\u00a07519\u200e',
    '0380000000608010167519',
  ])('brings %j to its form', (typed) => expect(normaliseIban(typed)).toBe(GOOD));
});

describe('ibanError', () => {
  it.each([
    [GOOD, null],
    ['SA4420000001234567891234', null],
    ['SA0380000000608010167518', 'ibanNotValid'],
    ['SA0380000000608010176519', 'ibanNotValid'],
    ['SAA380000000608010167519', 'ibanNotValid'],
    ['SA038000000060801016751', 'ibanLength'],
    ['SA03800000006080101675190', 'ibanLength'],
    ['AE070331234567890123456', 'ibanNotSaudi'],
    ['GB29NWBK60161331926819', 'ibanNotSaudi'],
    ['1234', 'ibanNotValid'],
    ['ص', 'ibanNotValid'],
    ['', 'ibanNotValid'],
  ])('of %j is %s', (iban, fault) => expect(ibanError(iban)).toBe(fault));

  it('finds every wrong digit and every pair that changed places', () => {
    const place = fc.integer({ min: 2, max: GOOD.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (index, by) => {
        const digit = String((Number(GOOD[index]) + by) % 10);
        expect(ibanError(GOOD.slice(0, index) + digit + GOOD.slice(index + 1))).toBe('ibanNotValid');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: GOOD.length - 2 }), (index) => {
        const [one = '', other = ''] = GOOD.slice(index, index + 2);
        fc.pre(one !== other);
        const swapped = GOOD.slice(0, index) + other + one + GOOD.slice(index + 2);
        expect(ibanError(swapped)).toBe('ibanNotValid');
      }),
    );
  });
});

it('names the bank as soon as its digits are there', () => {
  expect([ibanBankCode('SA03'), ibanBankCode('sa03 80'), ibanBankCode(GOOD), ibanBankCode('GB2980')]).toEqual(
    [null, '80', '80', null],
  );
});
