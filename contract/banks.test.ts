import { describe, expect, it } from 'vitest';
import { banks, mergedIbanCodes } from './banks.ts';

describe('banks', () => {
  it('have unique keys and two-digit IBAN codes, and merged codes lead to one of them', () => {
    const codes = [...banks.map((bank) => bank.ibanCode), ...Object.keys(mergedIbanCodes)];
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{2}$/);
    expect(new Set(banks.map((bank) => bank.key)).size).toBe(banks.length);
    for (const key of Object.values(mergedIbanCodes))
      expect(banks.some((bank) => bank.key === key)).toBe(true);
  });
});
