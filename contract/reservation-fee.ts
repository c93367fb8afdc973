import { RESERVATION_FEE_PERCENT, RESERVATION_FEE_SAR } from './limits.ts';
import type { Purpose, RentPeriod } from './property-entities.ts';

/** A monthly rent counts for its first year. */
const YEAR_MONTHS = 12;

interface Deal {
  purpose: Purpose;
  /** Null: on request. */
  priceHalalas: number | null;
  rentPeriod: RentPeriod | null;
}

/**
 * The fee for reserving a property: the lower of the flat fee of its purpose and 5 % of the price
 * (for rent, of the first year's), rounded down to a whole halala. With a price on request, the
 * flat fee.
 */
export function reservationFee({ purpose, priceHalalas, rentPeriod }: Deal) {
  const flat = RESERVATION_FEE_SAR[purpose] * 100;
  if (priceHalalas === null) return { halalas: flat, basis: 'onRequest' } as const;
  const deal = priceHalalas * (rentPeriod === 'month' ? YEAR_MONTHS : 1);
  const share = Math.floor((deal * RESERVATION_FEE_PERCENT) / 100);
  return share < flat
    ? ({ halalas: share, basis: 'share' } as const)
    : ({ halalas: flat, basis: 'flat' } as const);
}
