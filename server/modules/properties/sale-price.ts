import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { properties } from '../../db/schema/properties.ts';
import { ApiError } from '../../http/api-error.ts';
import { inHalalas } from '../../lib/money.ts';

interface AmountInput {
  propertyId: number;
  /** SAR. */
  amount: number | null | undefined;
  /** The request's field that gave the amount. */
  field: string;
}

/**
 * Throws if the amount to finance exceeds the listing's price; listings for rent or without a price
 * have no limit.
 */
export async function requireWithinPrice(
  db: Database,
  { propertyId, amount, field }: AmountInput,
): Promise<void> {
  const [found] = await db
    .select({ purpose: properties.purpose, price: properties.priceHalalas })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!found || found.purpose === 'for_rent' || found.price === null) return;
  if ((inHalalas(amount) ?? 0) > found.price) throw new ApiError('financeAmountTooHigh', { field });
}
