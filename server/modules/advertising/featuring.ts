import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Way } from '../payments/pay-way.ts';
import { cancelOpenPayment, lockOpen } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import { findDuration, keepAdFields, type PropertyFields } from './repository.ts';

interface Services {
  payments: Payments;
  clock: Clock;
}

/**
 * Stores the chosen duration and charges for it; returns the payment's id. The ad must be locked. A
 * payment that settles at once features it at once (featured-payment.ts).
 */
export async function chargeFeature(
  { payments, clock }: Services,
  transaction: Database,
  { id, advertiserId }: PropertyFields,
  { durationId, way }: { durationId: number; way: Way },
): Promise<number> {
  const duration = await findDuration(transaction, durationId);
  if (!duration) throw new ApiError('durationNotFound', { field: 'adDuration' });
  const open = await lockOpen(transaction, 'featuredAd', id);
  // A card was sent for the earlier choice, and it is not known yet whether it was charged.
  if (open?.sentAt) return open.id;
  await keepAdFields(transaction, id, { wantedDurationId: durationId });
  const { priceHalalas: amountHalalas } = duration;
  if (open && open.amountHalalas !== amountHalalas)
    await cancelOpenPayment(transaction, 'featuredAd', id, clock.now());
  const subject = { purpose: 'featuredAd', subjectId: id } as const;
  return payments.start(
    transaction,
    { ...subject, userId: advertiserId, amountHalalas, payBefore: null },
    way,
  );
}

/** Cancels the open payment and the choice of a duration. */
export async function giveUpFeature(transaction: Database, propertyId: number, at: Date): Promise<void> {
  await cancelOpenPayment(transaction, 'featuredAd', propertyId, at);
  await keepAdFields(transaction, propertyId, { wantedDurationId: null });
}
