import { eq } from 'drizzle-orm';
import { walletTopUps } from '../../../db/schema/money.ts';
import { texts } from '../../../texts/texts.ts';
import { notify } from '../../notifications/notify.ts';
import type { PaymentSubject } from '../payment-subject.ts';

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
  async describe(_db, _payment, language) {
    return texts[language].payment.topUp;
  },
  linkOf: () => '/wallet',
};
