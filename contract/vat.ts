/** The rate of value added tax, in percent. */
export const VAT_PERCENT = 15;

/**
 * The tax within a price that includes it, in whole halalas: price × 15 / 115, half a halala up.
 * Counted once from the total of a document, not line by line, so the parts always add up.
 */
export function vatWithin(halalas: number): number {
  const [part, whole] = [halalas * VAT_PERCENT, 100 + VAT_PERCENT];
  return Math.floor((2 * part + whole) / (2 * whole));
}
