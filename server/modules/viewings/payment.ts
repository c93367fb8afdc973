import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { PaymentSubject } from '../payments/payment-subject.ts';
import { paymentWords } from '../payments/payment-words.ts';
import { notifyOfViewing } from './notices.ts';
import { statusAt } from './presenter.ts';
import { changeViewing, findForNotice, lockViewing, type ViewingFields } from './repository.ts';

/** Confirms a paid viewing, and notifies its users. */
async function confirmViewing(transaction: Database, viewingId: number): Promise<void> {
  await changeViewing(transaction, viewingId, { status: 'confirmed' });
  await notifyOfViewing(transaction, { viewingId, visitor: 'viewingConfirmed', advertiser: 'visitBooked' });
}

/** Throws unless the viewing awaits its payment. */
export function requireUnpaid(viewing: ViewingFields, now: Date): void {
  const status = statusAt(viewing, now);
  if (status === 'waiting_payment') return;
  if (status === 'expired') throw new ApiError('viewingExpired');
  throw new ApiError(status === 'cancelled' ? 'viewingCancelled' : 'viewingNothingToPay');
}

/** Payments of luxury viewings. */
export const viewingPayment: PaymentSubject = {
  credits: 'income',
  async lock(transaction, viewingId) {
    await lockViewing(transaction, viewingId);
  },
  async accept(transaction, { subjectId }) {
    const viewing = await lockViewing(transaction, subjectId);
    // While unpaid it still holds its time, even if its deadline passed a moment ago.
    if (viewing?.status !== 'waiting_payment') return false;
    await confirmViewing(transaction, subjectId);
    return true;
  },
  async owes(transaction, { subjectId }, at) {
    const viewing = await lockViewing(transaction, subjectId);
    if (!viewing) throw new ApiError('viewingNotFound');
    requireUnpaid(viewing, at);
    return viewing;
  },
  async describe(db, { subjectId }, language) {
    return paymentWords('viewing', await findForNotice(db, subjectId), language);
  },
  linkOf: ({ subjectId }) => `/previewdetails/${subjectId}`,
};
