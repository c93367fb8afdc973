import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Financing, instalmentOf } from './instalment.ts';

const example = { price: 1_000_000, downPaymentPercent: 10, years: 20, yearlyRate: 4 };

const financing = fc.record<Financing>({
  price: fc.integer({ min: 1, max: 9_999_999_999 }),
  downPaymentPercent: fc.double({ min: 0, max: 90, noNaN: true }),
  years: fc.integer({ min: 1, max: 30 }),
  yearlyRate: fc.double({ min: 0, max: 30, noNaN: true }),
  method: fc.constantFrom('flat', 'annuity'),
});

describe('instalmentOf', () => {
  it('counts the flat example to the riyal', () => {
    const { monthly, financed, profit } = instalmentOf({ ...example, method: 'flat' });
    expect(monthly).toBeCloseTo(6_750, 6);
    expect(financed).toBeCloseTo(900_000, 6);
    expect(profit).toBeCloseTo(720_000, 6);
  });

  it('counts the annuity of the same', () => {
    const { monthly, profit } = instalmentOf({ ...example, method: 'annuity' });
    expect(monthly).toBeCloseTo(5_453.82, 2);
    expect(profit).toBeCloseTo(5_453.82 * 240 - 900_000, -1);
  });

  it('divides alone where there is no profit', () => {
    for (const method of ['flat', 'annuity'] as const) {
      expect(instalmentOf({ ...example, yearlyRate: 0, method }).monthly).toBeCloseTo(3_750, 6);
    }
  });

  it('is finite, covers what is financed, and the annuity never costs more than the flat', () => {
    fc.assert(
      fc.property(financing, (input) => {
        const { monthly, financed, profit } = instalmentOf(input);
        expect(Number.isFinite(monthly)).toBe(true);
        expect(profit).toBeGreaterThanOrEqual(-1e-6 * financed);
        const flat = instalmentOf({ ...input, method: 'flat' }).monthly;
        const annuity = instalmentOf({ ...input, method: 'annuity' }).monthly;
        expect(annuity).toBeLessThanOrEqual(flat * (1 + 1e-9));
      }),
    );
  });

  it('grows with price and rate, and falls with the down payment', () => {
    fc.assert(
      fc.property(financing, (input) => {
        const { monthly } = instalmentOf(input);
        const most = monthly * (1 + 1e-9);
        const least = monthly * (1 - 1e-9);
        expect(instalmentOf({ ...input, price: input.price * 2 }).monthly).toBeGreaterThan(least);
        expect(instalmentOf({ ...input, yearlyRate: input.yearlyRate + 1 }).monthly).toBeGreaterThan(least);
        const dearer = instalmentOf({ ...input, downPaymentPercent: input.downPaymentPercent + 5 });
        expect(dearer.monthly).toBeLessThan(most);
      }),
    );
  });

  it('pays off exactly what is owed by its last annuity payment', () => {
    fc.assert(
      fc.property(financing, (input) => {
        const { monthly, financed } = instalmentOf({ ...input, method: 'annuity' });
        const rate = input.yearlyRate / 1200;
        let owed = financed;
        for (let month = 0; month < input.years * 12; month++) owed = owed * (1 + rate) - monthly;
        // An error of a halala in the first month grows with the profit until the last.
        const growth = (1 + rate) ** (input.years * 12);
        expect(Math.abs(owed)).toBeLessThanOrEqual(1e-9 * financed * growth * input.years * 12 + 1e-6);
      }),
    );
  });
});
