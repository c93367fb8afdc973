import type { Database } from '../../db/database.ts';
import { giveBack } from '../payments/card-refunds.ts';
import { cancelOpenPayment, findPaid } from '../payments/repository.ts';
import { notifyOfViewing } from './notices.ts';
import { changeViewing, listComing, lockViewing, type ViewingFields } from './repository.ts';

interface CallingOff {
  /** Null if the advertiser needs no notification. */
  advertiser: 'visitCancelled' | null;
  at: Date;
}

/** Ends a coming viewing, which the caller has locked, refunds it, and notifies its users. */
export async function callOffViewing(
  transaction: Database,
  { id, status }: ViewingFields,
  { advertiser, at }: CallingOff,
): Promise<void> {
  await changeViewing(transaction, id, { status: 'cancelled' });
  await cancelOpenPayment(transaction, 'viewing', id, at);
  const paid = status === 'confirmed' ? await findPaid(transaction, 'viewing', id) : undefined;
  if (paid) await giveBack(transaction, paid, { from: 'income', to: 'wallet', at });
  const refundHalalas = paid?.amountHalalas ?? 0;
  await notifyOfViewing(transaction, {
    viewingId: id,
    visitor: 'viewingCancelled',
    advertiser,
    refundHalalas,
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
