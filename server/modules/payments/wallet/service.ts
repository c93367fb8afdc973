import type { Body } from '../../../../contract/contract.ts';
import type { Database } from '../../../db/database.ts';
import { walletTopUps } from '../../../db/schema/money.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { inHalalas } from '../../../lib/money.ts';
import type { Caller } from '../../../plugins/idempotency.ts';
import { cancelOpenPayment, listOverdue } from '../repository.ts';
import type { Payments } from '../service.ts';
import { topUpEnd } from './payment.ts';

const RELEASE_MOST = 100;

interface Services {
  db: Database;
  payments: Payments;
  clock: Clock;
}

/** Wallet top-ups. Spending goes through payments (docs/decisions/0009). */
export function createWallet({ db, payments, clock }: Services) {
  return {
    /** Starts a top-up; returns where to pay it. The gateway's answer credits the wallet. */
    async topUp({ amount, ...wish }: Body<'payments.addBalance'>, caller: Caller): Promise<string> {
      const { userId, isProved, language, once } = caller;
      if (wish.payWith === 'wallet') throw new ApiError('topUpByWallet', { field: 'payWith' });
      const way = await payments.wayOf({ userId, isProved }, wish);
      const { paymentId } = await once(async (transaction) => {
        const createdAt = clock.now();
        const amountHalalas = inHalalas(amount);
        const [topUp] = await transaction
          .insert(walletTopUps)
          .values({ userId, amountHalalas, createdAt })
          .returning({ id: walletTopUps.id });
        if (!topUp) throw new Error('The top-up was not written');
        const payBefore = topUpEnd(createdAt);
        const charge = { userId, purpose: 'top_up', subjectId: topUp.id, amountHalalas, payBefore } as const;
        return { paymentId: await payments.start(transaction, charge, way) };
      });
      return payments.lead(paymentId, language, way);
    },

    /** Cancels abandoned top-ups; money still paid on an old page is credited. */
    async releaseAbandoned(): Promise<number> {
      const overdue = await listOverdue(db, 'top_up', clock.now(), RELEASE_MOST);
      const holds = overdue.map(({ subjectId, payBefore }) => ({
        subjectId,
        heldUntil: payBefore ?? clock.now(),
      }));
      for (const { subjectId } of await payments.toGiveOn('top_up', holds)) {
        await cancelOpenPayment(db, 'top_up', subjectId, clock.now());
      }
      return overdue.length;
    },
  };
}

export type Wallet = ReturnType<typeof createWallet>;
