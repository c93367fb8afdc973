import { eq } from 'drizzle-orm';
import { TOP_UP_HOLD_MINUTES } from '../../../../contract/limits.ts';
import { walletTopUps } from '../../../db/schema/money.ts';
import { ApiError } from '../../../http/api-error.ts';
import { texts } from '../../../texts/texts.ts';
import { notify } from '../../notifications/notify.ts';
import type { PaymentSubject } from '../payment-subject.ts';
import { findPaid } from '../repository.ts';

/** Until when a top-up can be paid. */
export const topUpEnd = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + TOP_UP_HOLD_MINUTES * 60_000);

/** A wallet top-up as a payment subject. */
export const topUpPayment: PaymentSubject = {
  credits: 'wallet',
  async lock(transaction, topUpId) {
    await transaction.select().from(walletTopUps).where(eq(walletTopUps.id, topUpId)).for('update');
  },
  async accept(transaction, { userId, amountHalalas }) {
    await notify(transaction, userId, { kind: 'walletToppedUp', params: { amountHalalas } });
    return true;
  },
  async owes(transaction, { subjectId }, at) {
    const [topUp] = await transaction.select().from(walletTopUps).where(eq(walletTopUps.id, subjectId));
    if (!topUp) throw new ApiError('paymentNotFound');
    const payBefore = topUpEnd(topUp.createdAt);
    if (payBefore <= at || (await findPaid(transaction, 'top_up', subjectId)))
      throw new ApiError('paymentLapsed');
    return { amountHalalas: topUp.amountHalalas, payBefore };
  },
  async describe(_db, _payment, language) {
    return texts[language].payment.topUp;
  },
  linkOf: () => '/wallet',
};
