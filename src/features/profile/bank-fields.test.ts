import { describe, expect, it } from 'vitest';
import { bankErrors, bankOfIban, groupedIban, hiddenIban, typedIban } from './bank-fields.ts';

const banks = [
  { key: 'alrajhi', label: 'مصرف الراجحي', ibanCodes: ['80'] },
  { key: 'snb', label: 'البنك الأهلي السعودي', ibanCodes: ['10', '40'] },
];
const GOOD = 'SA0380000000608010167519';
const whole = { iban: GOOD, bankName: 'alrajhi', name: 'نورة القحطاني' };

describe('an IBAN', () => {
  it.each([
    ['sa03 8000 0000 6080 1016 7519', GOOD],
    ['SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', GOOD],
    ['\u202aSA03-8000-0000-6080-1016-7519\u202c', GOOD],
    ['IBAN: SA03 8000 0000 6080 1016 7519 0000', GOOD],
    ['0380000000608010167519', GOOD],
    ['SA03 80', 'SA0380'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ])('%s is %s', (typed, iban) => expect(typedIban(typed)).toBe(iban));

  it('is grouped in fours', () => {
    expect(groupedIban(GOOD)).toBe('SA03 8000 0000 6080 1016 7519');
    expect(groupedIban('SA038')).toBe('SA03 8');
    expect(groupedIban('')).toBe('');
    expect(hiddenIban(GOOD)).toBe('SA03 •••• 7519');
  });

  it('names its bank, also one that was merged away', () => {
    expect(bankOfIban('SA0380', banks)?.key).toBe('alrajhi');
    expect(bankOfIban('SA0340', banks)?.key).toBe('snb');
    expect(bankOfIban('SA038', banks)).toBeUndefined();
    expect(bankOfIban('SA0399', banks)).toBeUndefined();
  });
});

describe('the form', () => {
  it('is right when it is whole', () => expect(bankErrors(whole, banks)).toEqual({}));

  it('asks for all three', () =>
    expect(bankErrors({ iban: '', bankName: '', name: ' ' }, banks)).toEqual({
      iban: 'required',
      bankName: 'required',
      name: 'required',
    }));

  it.each([
    ['SA0380000000608010167591', 'ibanNotValid'],
    ['SA038000000060801016751', 'ibanLength'],
    ['GB29NWBK60161331926819', 'ibanNotSaudi'],
  ])('finds the error of %s', (iban, error) =>
    expect(bankErrors({ ...whole, iban }, banks).iban).toBe(error),
  );

  it('finds a bank that the IBAN does not name, and lets one be chosen that it can’t name', () => {
    expect(bankErrors({ ...whole, bankName: 'snb' }, banks)).toEqual({ bankName: 'bankNotOfIban' });
    expect(bankErrors({ ...whole, bankName: 'snb' }, banks.slice(1))).toEqual({});
  });
});
