import { describe, expect, it } from 'vitest';
import { reservationFee } from './reservation-fee.ts';

describe('the fee of a reservation', () => {
  it.each([
    // The last price at which 5 % is less than the flat fee, the next one, and one above.
    ['for_rent', 'year', 39_999.99, 1_999.99, 'share'],
    ['for_rent', 'year', 40_000, 2_000, 'flat'],
    ['for_rent', 'year', 40_000.2, 2_000, 'flat'],
    ['for_rent', 'month', 3_333.33, 1_999.99, 'share'],
    ['for_rent', 'month', 3_333.34, 2_000, 'flat'],
    ['for_sale', null, 99_999.99, 4_999.99, 'share'],
    ['for_sale', null, 100_000, 5_000, 'flat'],
    ['for_sale', null, 900_000, 5_000, 'flat'],
    ['for_investment', null, 60_000, 3_000, 'share'],
    // 5 % of 12,345.67 is 617.2835: rounded down to a whole halala.
    ['for_rent', 'year', 12_345.67, 617.28, 'share'],
    ['for_rent', 'year', 1, 0.05, 'share'],
  ] as const)('%s, a %s at %d: %d', (purpose, rentPeriod, price, fee, basis) => {
    const priceHalalas = Math.round(price * 100);
    expect(reservationFee({ purpose, rentPeriod, priceHalalas })).toEqual({
      halalas: Math.round(fee * 100),
      basis,
    });
  });

  it.each([
    ['for_rent', 200_000],
    ['for_sale', 500_000],
    ['for_investment', 500_000],
  ] as const)('of a price on request is flat: %s', (purpose, halalas) => {
    const deal = { purpose, priceHalalas: null, rentPeriod: null };
    expect(reservationFee(deal)).toEqual({ halalas, basis: 'onRequest' });
  });
});
