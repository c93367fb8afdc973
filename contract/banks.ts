import { ibanBankCode } from './iban.ts';

/**
 * Banks of Saudi Arabia. `ibanCode`: the two digits after the check digits of a Saudi IBAN (SAkk
 * BB…), by which the app suggests the bank of a typed IBAN.
 */
export const banks = [
  { key: 'alrajhi', nameAr: 'مصرف الراجحي', nameEn: 'Al Rajhi Bank', ibanCode: '80' },
  { key: 'snb', nameAr: 'البنك الأهلي السعودي', nameEn: 'Saudi National Bank', ibanCode: '10' },
  { key: 'riyad', nameAr: 'بنك الرياض', nameEn: 'Riyad Bank', ibanCode: '20' },
  { key: 'sab', nameAr: 'البنك السعودي الأول', nameEn: 'Saudi Awwal Bank', ibanCode: '45' },
  { key: 'alinma', nameAr: 'مصرف الإنماء', nameEn: 'Alinma Bank', ibanCode: '05' },
  { key: 'bsf', nameAr: 'البنك السعودي الفرنسي', nameEn: 'Banque Saudi Fransi', ibanCode: '55' },
  { key: 'anb', nameAr: 'البنك العربي الوطني', nameEn: 'Arab National Bank', ibanCode: '30' },
  { key: 'albilad', nameAr: 'بنك البلاد', nameEn: 'Bank Albilad', ibanCode: '15' },
  { key: 'aljazira', nameAr: 'بنك الجزيرة', nameEn: 'Bank AlJazira', ibanCode: '60' },
  { key: 'saib', nameAr: 'البنك السعودي للاستثمار', nameEn: 'Saudi Investment Bank', ibanCode: '65' },
  { key: 'gib', nameAr: 'بنك الخليج الدولي', nameEn: 'Gulf International Bank', ibanCode: '90' },
  { key: 'enbd', nameAr: 'بنك الإمارات دبي الوطني', nameEn: 'Emirates NBD', ibanCode: '95' },
  { key: 'stc', nameAr: 'بنك إس تي سي', nameEn: 'STC Bank', ibanCode: '78' },
];

/**
 * Codes of banks that merged into another: accounts opened there keep their old IBAN. Maps each
 * code to today's bank key.
 */
export const mergedIbanCodes: Record<string, string> = { '40': 'snb', '50': 'sab' };

/** The IBAN codes of a bank: its own, and those of banks that merged into it. */
export function ibanCodesOf({ key, ibanCode }: (typeof banks)[number]): string[] {
  const merged = Object.entries(mergedIbanCodes).flatMap(([code, into]) => (into === key ? [code] : []));
  return [ibanCode, ...merged];
}

/** The key of an IBAN's bank; undefined if the list lacks it. */
export function bankKeyOfIban(iban: string): string | undefined {
  const code = ibanBankCode(iban);
  return banks.find((bank) => code !== null && ibanCodesOf(bank).includes(code))?.key;
}
