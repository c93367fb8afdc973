import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { giveBack, refundWayOf } from '../payments/card-refunds.ts';
import { cancelOpenPayment, findPaid } from '../payments/repository.ts';
import { notifyOfViewing } from './notices.ts';
import { changeViewing, listComing, lockViewing, type ViewingFields } from './repository.ts';

interface CallingOff {
  /** Null if the advertiser needs no notification. */
  advertiser: 'visitCancelled' | null;
  /** Where the visitor wants the money. */
  refundTo?: RefundWay;
  at: Date;
}

/** Ends a coming viewing, which the caller has locked, refunds it, and notifies its users. */
export async function callOffViewing(
  transaction: Database,
  { id, status }: ViewingFields,
  { advertiser, refundTo, at }: CallingOff,
): Promise<void> {
  await changeViewing(transaction, id, { status: 'cancelled' });
  await cancelOpenPayment(transaction, 'viewing', id, at);
  const paid = status === 'confirmed' ? await findPaid(transaction, 'viewing', id) : undefined;
  const to = paid && refundWayOf(paid, refundTo);
  if (to) await giveBack(transaction, paid, { from: 'income', to, at });
  await notifyOfViewing(transaction, {
    viewingId: id,
    visitor: 'viewingCancelled',
    advertiser,
    refund: to && { halalas: paid.amountHalalas, to },
  });
}

/** Cancels every coming viewing of a hidden listing, without a notice to its advertiser. */
export async function callOffComing(transaction: Database, propertyId: number, at: Date): Promise<void> {
  for (const id of await listComing(transaction, propertyId, at)) {
    const viewing = await lockViewing(transaction, id);
    const isActive = viewing?.status === 'confirmed' || viewing?.status === 'waiting_payment';
    if (isActive) await callOffViewing(transaction, viewing, { advertiser: null, at });
  }
}
