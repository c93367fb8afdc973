import type { DemoListing } from './listings.ts';
import { Prng } from './prng.ts';

const SEED = 1448;
/** Of a hundred prices, those that fell once or twice, and those that rose. The others stayed. */
const PERCENT = { fell: 26, rose: 3 };
/** The prices of the past are whole multiples of it: a hundred riyals. */
const STEP_HALALAS = 10_000;
/** Below it, a few percent are less than a step. */
const LEAST_HALALAS = 40 * STEP_HALALAS;

const prng = new Prng();

/**
 * The prices of a demo listing since it was first public, the oldest first, the last today's; none
 * if it never was public. Deterministic for a day.
 *
 * @param now ms since 1970
 */
export function demoPrices(
  { id, status, priceHalalas, createdAt }: Pick<DemoListing, 'id' | 'status' | 'priceHalalas' | 'createdAt'>,
  now: number,
): { priceHalalas: number | null; since: Date }[] {
  if (['draft', 'pending_payment', 'under_review', 'rejected'].includes(status)) return [];
  const prices = [priceHalalas];
  prng.restart(SEED, id);
  const drawn = prng.below(100);
  if (priceHalalas !== null && priceHalalas >= LEAST_HALALAS) {
    const falls = drawn >= PERCENT.fell ? 0 : prng.chance(25) ? 2 : 1;
    const changes = falls || (drawn < PERCENT.fell + PERCENT.rose ? 1 : 0);
    for (let change = 0, last = priceHalalas; change < changes; change++) {
      const share = 1 + ((falls > 0 ? 1 : -1) * prng.between(4, 9)) / 100;
      last = Math.round((last * share) / STEP_HALALAS) * STEP_HALALAS;
      prices.unshift(last);
    }
  }
  const created = createdAt.getTime();
  const part = Math.max(now - created, 0) / prices.length;
  return prices.map((price, at) => ({
    priceHalalas: price,
    // Each in its own part of the time, so that they are in order.
    since: new Date(at === 0 ? created : Math.floor(created + part * (at + prng.below(90) / 100))),
  }));
}
