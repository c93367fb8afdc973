import { isExpired, writeExpiry } from '../../../../contract/card-number.ts';
import type { PaymentMethod } from '../../../../contract/payments.ts';
import type { SavedCard } from './repository.ts';

/** A saved card without its token. */
export function presentCard({ id, brand, last, expiry, isDefault }: SavedCard, now: Date): PaymentMethod {
  return { id, brand, last, expiry: writeExpiry(expiry), isExpired: isExpired(expiry, now), isDefault };
}
